//! `POST /api/returns/{id}/approve`.

use actix_web::{HttpResponse, post};
use tierway_application::orders::approve_return as approve;
use tierway_kernel::ReturnId;

use super::fulfilment_request::AnswerReturnRequest;
use super::return_dto::ReturnResponse;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Approve a return
///
/// For the company's people: the buyer may send the goods back.
#[utoipa::path(
    operation_id = "approveReturn",
    tag = "Returns",
    params(("id" = i64, Path, description = "The return.", example = 2)),
    request_body = AnswerReturnRequest,
    responses(
        (status = 200, description = "The return as it is now.", body = ReturnResponse),
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
#[post("/api/returns/{id}/approve")]
pub async fn approve_return(call: Call, id: Id, body: Body<AnswerReturnRequest>) -> Result<HttpResponse, Problem> {
    let reason = body.0.reason;
    let view = call.write(move |tx, context| approve(tx, context, ReturnId(id.0), reason.as_deref())).await?;
    Ok(HttpResponse::Ok().json(ReturnResponse::from(view)))
}
