//! `GET /api/issue-reports/assignees`.

use tierway_application::workforce::list_issue_assignees as list;

use super::dto::AssigneeResponse;
use super::request::ListIssueAssigneesQuery;
use crate::prelude::*;

/// List possible assignees of an issue
///
/// For managers, supervisors, purchasers, admin and manufacturer: active employees and warehouse staff, newest account
/// first. Inactive ones are omitted from their page.
#[utoipa::path(
    tag = "Issues",
    params(ListIssueAssigneesQuery, PageParams),
    responses(
        (status = 200, description = "The people.", body = Vec<AssigneeResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/issue-reports/assignees")]
pub async fn list_issue_assignees(call: Call, params: Params<ListIssueAssigneesQuery>) -> HandlerResult {
    let page = call.page()?;
    let text = params.0.q;
    let found = call.read(move |tx, context| list(tx, context, text.as_deref(), &page)).await?;
    Ok(list_response(&call, found.map(AssigneeResponse::from)))
}
