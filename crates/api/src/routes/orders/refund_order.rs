//! `POST /api/orders/{id}/refunds`.

use tierway_application::orders::refund_order as refund;
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderDetailResponse;
use super::fulfilment_request::RefundOrderRequest;
use crate::prelude::*;

/// Refund an order
///
/// For admin and manufacturer: records a refund under a credit note number. For a cancelled order everything paid can
/// be refunded, for others the value of the returned goods.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = RefundOrderRequest,
    responses(
        (status = 201, description = "The order as it is now.", body = OrderDetailResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/orders/{id}/refunds")]
pub async fn refund_order(call: Call, id: Id, body: Body<RefundOrderRequest>) -> HandlerResult {
    let input = body.0.input();
    call.write_once(Permission::RefundOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        refund(tx, context, OrderId(id.0), &input).map(|details| OrderDetailResponse::of(details, context.language))
    })
    .await
}
