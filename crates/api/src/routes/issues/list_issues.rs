//! `GET /api/issue-reports`.

use tierway_application::workforce::list_issues as list;

use super::dto::IssueResponse;
use super::request::ListIssuesQuery;
use crate::prelude::*;

/// List issues
///
/// For company staff, newest first unless `sort` says otherwise.
#[utoipa::path(
    tag = "Issues",
    params(ListIssuesQuery, PageParams),
    responses(
        (status = 200, description = "The issues.", body = Vec<IssueResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/issue-reports")]
pub async fn list_issues(call: Call, params: Params<ListIssuesQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let found = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, found.map(IssueResponse::from)))
}
