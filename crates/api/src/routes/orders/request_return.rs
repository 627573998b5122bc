//! `POST /api/orders/{id}/returns`.

use tierway_application::orders::request_return as request;
use tierway_kernel::{OrderId, Permission};

use super::fulfilment_request::RequestReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Request a return
///
/// For the order's buyer and company staff, until the end of the order's `returnUntil` day; admin and manufacturer also
/// later.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = RequestReturnRequest,
    responses(
        (status = 201, description = "The return.", body = ReturnResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/orders/{id}/returns")]
pub async fn request_return(call: Call, id: Id, body: Body<RequestReturnRequest>) -> HandlerResult {
    let input = body.0.input();
    call.write_once(Permission::RequestReturn, &body.0, StatusCode::CREATED, move |tx, context| {
        request(tx, context, OrderId(id.0), &input).map(ReturnResponse::from)
    })
    .await
}
