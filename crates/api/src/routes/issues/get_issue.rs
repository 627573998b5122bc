//! `GET /api/issue-reports/{id}`.

use tierway_application::workforce::get_issue as find;
use tierway_kernel::IssueId;

use super::dto::IssueDetailsResponse;
use crate::prelude::*;

/// Get an issue
///
/// For company staff: the issue with its comments, photos and history.
#[utoipa::path(
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    responses((status = 200, description = "The issue.", body = IssueDetailsResponse)),
)]
#[get("/api/issue-reports/{id}")]
pub async fn get_issue(call: Call, id: Id) -> HandlerResult {
    let case = call.read(move |tx, context| find(tx, context, IssueId(id.0))).await?;
    Ok(HttpResponse::Ok().json(IssueDetailsResponse::from(case)))
}
