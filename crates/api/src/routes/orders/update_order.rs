//! `PATCH /api/orders/{id}`.

use tierway_application::orders::{OrderView, update_order as update};
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderResponse;
use super::request::UpdateOrderRequest;
use crate::prelude::*;

/// Change an order
///
/// For the company's people; payments are recorded by admin and manufacturer, who alone may go back, with a note. The
/// buyer may cancel while it is pending or paid.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The order.", example = 42)),
    request_body = UpdateOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 409, description = "The order cannot go there, is paid already, or was changed meanwhile."),
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
