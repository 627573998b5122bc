//! `PATCH /api/issue-reports/{id}`.

use tierway_application::workforce::{IssueView, change_issue as change};
use tierway_application::{Context, Transaction};
use tierway_kernel::IssueId;

use super::dto::IssueResponse;
use super::request::UpdateIssueRequest;
use crate::prelude::*;

/// Update an issue
///
/// For managers, supervisors, purchasers, admin and manufacturer: resolves or closes an open issue, reopens it, assigns
/// it or changes its priority. The reporter and the assignee are notified.
#[utoipa::path(
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    request_body = UpdateIssueRequest,
    responses(
        (status = 200, description = "The issue.", body = IssueResponse),
        (status = 409, description = "Already decided or changed."),
    ),
)]
#[patch("/api/issue-reports/{id}")]
pub async fn update_issue(call: Call, id: Id, body: Body<UpdateIssueRequest>) -> HandlerResult {
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let wanted = form.change();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &IssueView| expected.check(&IssueResponse::from(now.clone()));
        change(tx, context, IssueId(id.0), &wanted, expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(IssueResponse::from(view)))
}
