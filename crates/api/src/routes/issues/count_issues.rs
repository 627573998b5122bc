//! `GET /api/issue-reports/counts`.

use tierway_application::workforce::count_issues as count;

use super::dto::IssueCountsResponse;
use crate::prelude::*;

/// Count issues
///
/// For company staff: by status, and the open ones assigned to the caller.
#[utoipa::path(
    tag = "Issues",
    responses((status = 200, description = "The counts.", body = IssueCountsResponse)),
)]
#[get("/api/issue-reports/counts")]
pub async fn count_issues(call: Call) -> HandlerResult {
    let counts = call.read(count).await?;
    Ok(HttpResponse::Ok().json(IssueCountsResponse::from(counts)))
}
