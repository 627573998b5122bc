//! `POST /api/returns/{id}/close`.

use tierway_application::orders::close_return as close;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Close a return
///
/// For the company's people: nothing more is to happen to it, also when goods never arrived.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/returns/{id}/close")]
pub async fn close_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    call.write_once(Permission::CloseReturn, &body.0, StatusCode::OK, move |tx, context| {
        close(tx, context, ReturnId(id.0), reason.as_deref()).map(ReturnResponse::from)
    })
    .await
}
