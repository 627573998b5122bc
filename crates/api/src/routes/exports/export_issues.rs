//! `GET /api/exports/issues.{format}`.

use tierway_application::exports::IssueTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::issues::ListIssuesQuery;

/// Export issues
///
/// For company staff: the issues under the filters of the list and in its order, a row each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListIssuesQuery, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/issues.{format}")]
pub async fn export_issues(call: Call, format: Format, params: Params<ListIssuesQuery>) -> HandlerResult {
    let filter = params.0.filter();
    download(&call, IssueTable { filter }, format.0, "issues").await
}
