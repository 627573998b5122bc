//! `POST /api/issue-reports`.

use tierway_application::workforce::{discard_issue_photos, report_issue as report, store_issue_photos};

use super::dto::IssueResponse;
use super::form::{Report, ReportIssueForm};
use super::request::ReportIssueRequest;
use crate::prelude::*;

/// Report an issue
///
/// For company staff. Takes JSON, or `multipart/form-data` with up to 8 `photos` (png, jpeg or webp by content, at most
/// 5 MB each; they are re-encoded). New issues are open, with high priority by default; manager, supervisor and
/// purchaser are notified.
#[utoipa::path(
    tag = "Issues",
    request_body(content((ReportIssueRequest = "application/json"), (ReportIssueForm = "multipart/form-data"))),
    responses((status = 201, description = "The issue.", body = IssueResponse)),
)]
#[post("/api/issue-reports")]
pub async fn report_issue(call: Call, body: Report) -> HandlerResult {
    let Report { draft, photos } = body;
    draft.parse().map_err(tierway_application::Failure::Fields)?;
    let kept = call.blocking(move |services| store_issue_photos(services, &photos)).await??;
    let files = kept.clone();
    let stored = call.write(move |tx, context| report(tx, context, &draft, &files)).await;
    if stored.is_err() {
        call.blocking(move |services| discard_issue_photos(services, &kept)).await?;
    }
    Ok(HttpResponse::Created().json(IssueResponse::from(stored?)))
}
