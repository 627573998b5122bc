//! `POST /api/returns/{id}/close`.

use tierway_application::orders::close_return as close;
use tierway_kernel::ReturnId;

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Close a return
///
/// For the company's people: nothing more is to happen to it, also when goods never arrived.
#[utoipa::path(
    tag = "Returns",
    params(("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/returns/{id}/close")]
pub async fn close_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> HandlerResult {
    let reason = body.0.reason;
    let view = call.write(move |tx, context| close(tx, context, ReturnId(id.0), reason.as_deref())).await?;
    Ok(HttpResponse::Ok().json(ReturnResponse::from(view)))
}
