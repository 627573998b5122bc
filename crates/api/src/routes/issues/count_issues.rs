//! `GET /api/issue-reports/counts`.

use tierway_application::workforce::count_issues as count;

use super::dto::IssueCountsResponse;
use crate::prelude::*;

/// Count issues
///
/// For the company's people: by status, and the open ones the caller sees to.
#[utoipa::path(
    tag = "Issues",
    responses((status = 200, description = "The numbers.", body = IssueCountsResponse)),
)]
#[get("/api/issue-reports/counts")]
pub async fn count_issues(call: Call) -> HandlerResult {
    let counts = call.read(count).await?;
    Ok(HttpResponse::Ok().json(IssueCountsResponse::from(counts)))
}
