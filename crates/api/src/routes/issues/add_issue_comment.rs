//! `POST /api/issue-reports/{id}/comments`.

use actix_web::{HttpResponse, post};
use tierway_application::workforce::add_issue_comment as add;
use tierway_kernel::IssueId;

use super::dto::IssueCommentResponse;
use super::request::IssueCommentRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Comment on an issue
///
/// For the company's people, at most 2000 characters. The reporter and whoever sees to it are told.
#[utoipa::path(
    operation_id = "addIssueComment",
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    request_body = IssueCommentRequest,
    responses(
        (status = 201, description = "The comment.", body = IssueCommentResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/issue-reports/{id}/comments")]
pub async fn add_issue_comment(call: Call, id: Id, body: Body<IssueCommentRequest>) -> Result<HttpResponse, Problem> {
    let text = body.0.text;
    let view = call.write(move |tx, context| add(tx, context, IssueId(id.0), &text)).await?;
    Ok(HttpResponse::Created().json(IssueCommentResponse::from(view)))
}
