//! `POST /api/returns/{id}/receive`.

use tierway_application::orders::receive_return as receive;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::ReceiveReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Enter what arrived of a return
///
/// For the company's people: pieces that can be sold again go back into the batches they came from, the rest does not come
/// onto the shelf. Ends the return when nothing is left to refund for it.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = ReceiveReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/returns/{id}/receive")]
pub async fn receive_return(call: Call, id: Id, body: Body<ReceiveReturnRequest>) -> HandlerResult {
    let arrived = body.0.arrived();
    call.write_once(Permission::ReceiveReturn, &body.0, StatusCode::OK, move |tx, context| {
        receive(tx, context, ReturnId(id.0), &arrived).map(ReturnResponse::from)
    })
    .await
}
