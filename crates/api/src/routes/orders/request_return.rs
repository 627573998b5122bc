//! `POST /api/orders/{id}/returns`.

use tierway_application::orders::request_return as request;
use tierway_kernel::{OrderId, Permission};

use super::fulfilment_request::RequestReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Ask to return goods
///
/// For the order's buyer and the company's people, until the end of the day that the order names (`returnUntil`); admin and
/// manufacturer also later.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = RequestReturnRequest,
    responses(
        (status = 201, description = "The return.", body = ReturnResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/orders/{id}/returns")]
pub async fn request_return(call: Call, id: Id, body: Body<RequestReturnRequest>) -> HandlerResult {
    let wish = body.0.wish();
    call.write_once(Permission::RequestReturn, &body.0, StatusCode::CREATED, move |tx, context| {
        request(tx, context, OrderId(id.0), &wish).map(ReturnResponse::from)
    })
    .await
}
