//! `GET /api/cart`.

use tierway_application::cart::get_cart as get;

use super::dto::CartResponse;
use crate::prelude::*;

/// Get the cart
///
/// For buyers whose account is approved. The lines by seller, as each is one order, at the prices and stock of this
/// moment. A line that cannot be bought carries its `problem`; one whose price has changed since it was put in a
/// `priceChange`.
#[utoipa::path(
    tag = "Cart",
    responses(
        (status = 200, description = "The cart.", body = CartResponse),
        (status = 403, description = "The account is not approved, or does not buy."),
    ),
)]
#[get("/api/cart")]
pub async fn get_cart(call: Call) -> HandlerResult {
    let cart = call.read(|tx, context| get(tx, context)).await?;
    Ok(HttpResponse::Ok().json(CartResponse::from(cart)))
}
