//! `POST /api/issue-reports/{id}/comments`.

use tierway_application::workforce::add_issue_comment as add;
use tierway_kernel::IssueId;

use super::dto::IssueCommentResponse;
use super::request::IssueCommentRequest;
use crate::prelude::*;

/// Comment on an issue
///
/// For company staff, at most 2000 characters. The reporter and the assignee are notified.
#[utoipa::path(
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    request_body = IssueCommentRequest,
    responses((status = 201, description = "The comment.", body = IssueCommentResponse)),
)]
#[post("/api/issue-reports/{id}/comments")]
pub async fn add_issue_comment(call: Call, id: Id, body: Body<IssueCommentRequest>) -> HandlerResult {
    let text = body.0.text;
    let view = call.write(move |tx, context| add(tx, context, IssueId(id.0), &text)).await?;
    Ok(HttpResponse::Created().json(IssueCommentResponse::from(view)))
}
