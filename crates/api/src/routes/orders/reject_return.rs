//! `POST /api/returns/{id}/reject`.

use tierway_application::orders::reject_return as reject;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Reject a return
///
/// For the company's people; the buyer is told the reason.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/returns/{id}/reject")]
pub async fn reject_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    call.write_once(Permission::RejectReturn, &body.0, StatusCode::OK, move |tx, context| {
        reject(tx, context, ReturnId(id.0), reason.as_deref()).map(ReturnResponse::from)
    })
    .await
}
