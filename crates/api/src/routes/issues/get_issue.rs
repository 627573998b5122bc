//! `GET /api/issue-reports/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::workforce::get_issue as find;
use tierway_kernel::IssueId;

use super::dto::IssueDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get an issue
///
/// For the company's people: the issue with its comments, photos and history.
#[utoipa::path(
    operation_id = "getIssue",
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    responses(
        (status = 200, description = "The issue.", body = IssueDetailsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[get("/api/issue-reports/{id}")]
pub async fn get_issue(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let case = call.read(move |tx, context| find(tx, context, IssueId(id.0))).await?;
    Ok(HttpResponse::Ok().json(IssueDetailsResponse::from(case)))
}
