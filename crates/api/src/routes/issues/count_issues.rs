//! `GET /api/issue-reports/counts`.

use actix_web::{HttpResponse, get};
use tierway_application::workforce::count_issues as count;

use super::dto::IssueCountsResponse;
use crate::{Call, Problem};

/// Count issues
///
/// For the company's people: by status, and the open ones the caller sees to.
#[utoipa::path(
    operation_id = "countIssues",
    tag = "Issues",
    responses(
        (status = 200, description = "The numbers.", body = IssueCountsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[get("/api/issue-reports/counts")]
pub async fn count_issues(call: Call) -> Result<HttpResponse, Problem> {
    let counts = call.read(count).await?;
    Ok(HttpResponse::Ok().json(IssueCountsResponse::from(counts)))
}
