//! `POST /api/orders/{id}/refunds`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::orders::refund_order as refund;
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderDetailResponse;
use super::fulfilment_request::RefundOrderRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Refund an order
///
/// For admin and manufacturer: records that money went back, under a credit note number. Of a cancelled order all that was
/// paid can go back, of others the value of the goods that were returned.
#[utoipa::path(
    operation_id = "refundOrder",
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = RefundOrderRequest,
    responses(
        (status = 201, description = "The order as it is now.", body = OrderDetailResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Against the current state; the sentence says why.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/orders/{id}/refunds")]
pub async fn refund_order(call: Call, id: Id, body: Body<RefundOrderRequest>) -> Result<HttpResponse, Problem> {
    let wish = body.0.wish()?;
    call.write_once(Permission::RefundOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        refund(tx, context, OrderId(id.0), &wish).map(OrderDetailResponse::from)
    })
    .await
}
