//! `POST /api/returns/{id}/close`.

use tierway_application::orders::close_return as close;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Close a return
///
/// For company staff: no further steps are needed, also if the goods never arrived.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/returns/{id}/close")]
pub async fn close_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    let changed = call.changed_ids();
    call.write_once(Permission::CloseReturn, &body.0, StatusCode::OK, move |tx, context| {
        let view = close(tx, context, ReturnId(id.0), reason.as_deref())?;
        changed.note([view.one.order_id.0]);
        Ok(ReturnResponse::from(view))
    })
    .await
}
