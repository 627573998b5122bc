//! `POST /api/saved-carts/{id}/add`.

use tierway_application::cart::add_saved_cart as add;
use tierway_kernel::{Permission, SavedCartId};

use super::dto::ReorderResponse;
use crate::prelude::*;

/// Add a saved cart to the cart
///
/// For its owner. Adds its lines to the cart at today's prices; `left` lists those that are sold out or can no longer be
/// bought.
#[utoipa::path(
    tag = "Cart",
    params(("id" = i64, Path, description = "The saved cart.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    responses(
        (status = 200, description = "The updated cart and the skipped lines.", body = ReorderResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
        (status = 422, description = "The cart is full."),
    ),
)]
#[post("/api/saved-carts/{id}/add")]
pub async fn add_saved_cart(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::AddSavedCart, &(), StatusCode::OK, move |tx, context| {
        add(tx, context, SavedCartId(id.0)).map(ReorderResponse::from)
    })
    .await
}
