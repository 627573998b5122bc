//! `POST /api/cart/lines`.

use tierway_application::cart::add_to_cart as add;
use tierway_kernel::Permission;

use super::dto::CartResponse;
use super::request::CartLineRequest;
use crate::prelude::*;

/// Add to the cart
///
/// For buyers. The quantity is added to an existing line of the same product, tier and seller. Stock is not checked
/// here: the cart shows when there is too little.
#[utoipa::path(
    tag = "Cart",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = CartLineRequest,
    responses(
        (status = 200, description = "The cart as it is now.", body = CartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
    ),
)]
#[post("/api/cart/lines")]
pub async fn add_to_cart(call: Call, body: Body<CartLineRequest>) -> HandlerResult {
    let input = body.0.input();
    call.write_once(Permission::AddToCart, &body.0, StatusCode::OK, move |tx, context| {
        add(tx, context, &input).map(CartResponse::from)
    })
    .await
}
