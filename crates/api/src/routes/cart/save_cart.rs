//! `POST /api/saved-carts`.

use tierway_application::cart::save_cart as save;

use super::dto::SavedCartResponse;
use super::request::SavedCartRequest;
use crate::prelude::*;

/// Save the cart
///
/// For buyers with an approved account. Stores the lines of the cart under a name, without prices; the cart stays as it
/// is. A person can keep at most 20 saved carts.
#[utoipa::path(
    tag = "Cart",
    request_body = SavedCartRequest,
    responses(
        (status = 201, description = "The saved cart.", body = SavedCartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
        (status = 422, description = "The cart is empty, the name is taken, or there are too many saved carts."),
    ),
)]
#[post("/api/saved-carts")]
pub async fn save_cart(call: Call, body: Body<SavedCartRequest>) -> HandlerResult {
    let name = body.0.name.unwrap_or_default();
    let cart = call.write(move |tx, context| save(tx, context, &name)).await?;
    Ok(HttpResponse::Created().json(SavedCartResponse::from(cart)))
}
