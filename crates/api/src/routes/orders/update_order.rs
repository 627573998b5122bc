//! `PATCH /api/orders/{id}`.

use tierway_application::orders::{OrderView, update_order as update};
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderResponse;
use super::request::UpdateOrderRequest;
use crate::prelude::*;

/// Change an order
///
/// For company staff; only admin and manufacturer record payments or move an order back, with a note. The buyer may
/// cancel while it is pending or paid.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The order.", example = 42)),
    request_body = UpdateOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 409, description = "The order cannot move to this status, is already paid, or was changed in the meantime."),
    ),
)]
#[patch("/api/orders/{id}")]
pub async fn update_order(call: Call, id: Id, body: Body<UpdateOrderRequest>) -> HandlerResult {
    let (patch, expected) = (body.0.patch(), body.0.expected.clone());
    call.write_once(Permission::UpdateOrder, &body.0, StatusCode::OK, move |tx, context| {
        let check = |now: &OrderView| expected.check(&OrderResponse::from(now.clone()));
        update(tx, context, OrderId(id.0), &patch, expected.seen(&check)).map(OrderResponse::from)
    })
    .await
}
