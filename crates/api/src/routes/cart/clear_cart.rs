//! `DELETE /api/cart`.

use tierway_application::cart::clear_cart as clear;

use super::dto::CartResponse;
use crate::prelude::*;

/// Empty the cart
///
/// For buyers. Removes all lines.
#[utoipa::path(
    tag = "Cart",
    responses(
        (status = 200, description = "The empty cart.", body = CartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
    ),
)]
#[delete("/api/cart")]
pub async fn clear_cart(call: Call) -> HandlerResult {
    let cart = call.write(|tx, context| clear(tx, context)).await?;
    Ok(HttpResponse::Ok().json(CartResponse::from(cart)))
}
