//! `POST /api/cart/lines`.

use tierway_application::cart::add_to_cart as add;
use tierway_kernel::Permission;

use super::dto::CartResponse;
use super::request::CartLineRequest;
use crate::prelude::*;

/// Add to the cart
///
/// For buyers. The quantity adds to what is there of the same product, tier and seller. Stock is not asked: the cart says
/// when there is too little.
#[utoipa::path(
    tag = "Cart",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = CartLineRequest,
    responses(
        (status = 200, description = "The cart as it is now.", body = CartResponse),
        (status = 403, description = "The account is not approved, or does not buy."),
    ),
)]
#[post("/api/cart/lines")]
pub async fn add_to_cart(call: Call, body: Body<CartLineRequest>) -> HandlerResult {
    let wish = body.0.wish();
    call.write_once(Permission::AddToCart, &body.0, StatusCode::OK, move |tx, context| {
        add(tx, context, &wish).map(CartResponse::from)
    })
    .await
}
