//! `POST /api/orders/{id}/reorder`.

use tierway_application::cart::reorder as again;
use tierway_kernel::{OrderId, Permission};

use super::dto::ReorderResponse;
use crate::prelude::*;

/// Order again
///
/// For the buyer of the order. Adds its lines to the cart at today's prices; `left` lists those that can no longer be
/// bought.
#[utoipa::path(
    tag = "Cart",
    params(("id" = i64, Path, description = "The order.", example = 42), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    responses(
        (status = 200, description = "The updated cart and the skipped lines.", body = ReorderResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
        (status = 422, description = "The cart is full."),
    ),
)]
#[post("/api/orders/{id}/reorder")]
pub async fn reorder(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::Reorder, &(), StatusCode::OK, move |tx, context| {
        again(tx, context, OrderId(id.0)).map(ReorderResponse::from)
    })
    .await
}
