//! `GET /api/issue-reports/assignees`.

use tierway_application::workforce::list_issue_assignees as list;

use super::dto::AssigneeResponse;
use super::request::ListIssueAssigneesQuery;
use crate::prelude::*;

/// List who can be given an issue
///
/// For managers, supervisors, purchasers, admin and manufacturer: active employees and warehouse staff, newest account
/// first. Those who are not active are left out of their page.
#[utoipa::path(
    tag = "Issues",
    params(ListIssueAssigneesQuery, PageParams),
    responses(
        (status = 200, description = "The people.", body = Vec<AssigneeResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/issue-reports/assignees")]
pub async fn list_issue_assignees(call: Call, params: Params<ListIssueAssigneesQuery>) -> HandlerResult {
    let page = call.page()?;
    let text = params.0.q;
    let found = call.read(move |tx, context| list(tx, context, text.as_deref(), &page)).await?;
    Ok(list_response(&call, found.map(AssigneeResponse::from)))
}
