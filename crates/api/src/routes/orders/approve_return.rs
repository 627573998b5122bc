//! `POST /api/returns/{id}/approve`.

use tierway_application::orders::approve_return as approve;
use tierway_kernel::{Permission, ReturnId};

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Approve a return
///
/// For company staff: the buyer may send the goods back.
#[utoipa::path(
    tag = "Returns",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/returns/{id}/approve")]
pub async fn approve_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    let changed = call.changed_ids();
    call.write_once(Permission::ApproveReturn, &body.0, StatusCode::OK, move |tx, context| {
        let view = approve(tx, context, ReturnId(id.0), reason.as_deref())?;
        changed.note([view.one.order_id.0]);
        Ok(ReturnResponse::from(view))
    })
    .await
}
