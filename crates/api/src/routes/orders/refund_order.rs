//! `POST /api/orders/{id}/refunds`.

use tierway_application::orders::refund_order as refund;
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderDetailResponse;
use super::fulfilment_request::RefundOrderRequest;
use crate::prelude::*;

/// Refund an order
///
/// For admin and manufacturer: records that money went back, under a credit note number. Of a cancelled order all that was
/// paid can go back, of others the value of the goods that were returned.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = RefundOrderRequest,
    responses(
        (status = 201, description = "The order as it is now.", body = OrderDetailResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/orders/{id}/refunds")]
pub async fn refund_order(call: Call, id: Id, body: Body<RefundOrderRequest>) -> HandlerResult {
    let wish = body.0.wish();
    call.write_once(Permission::RefundOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        refund(tx, context, OrderId(id.0), &wish).map(OrderDetailResponse::from)
    })
    .await
}
