//! `GET /api/cart`.

use tierway_application::cart::get_cart as get;

use super::dto::CartResponse;
use crate::prelude::*;

/// Get the cart
///
/// For buyers with an approved account. Lines are grouped by seller, one order each, at current prices and stock. A
/// line that cannot be bought has a `problem`; one whose price has changed since it was added has a `priceChange`.
#[utoipa::path(
    tag = "Cart",
    responses(
        (status = 200, description = "The cart.", body = CartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
    ),
)]
#[get("/api/cart")]
pub async fn get_cart(call: Call) -> HandlerResult {
    let cart = call.read(|tx, context| get(tx, context)).await?;
    Ok(HttpResponse::Ok().json(CartResponse::from(cart)))
}
