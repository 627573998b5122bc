//! `POST /api/issue-reports/{id}/photos`.

use tierway_application::workforce::{
    add_issue_photos as add, check_issue_photos, discard_issue_photos, store_issue_photos,
};
use tierway_kernel::IssueId;

use super::dto::IssuePhotoResponse;
use super::form::{IssuePhotosForm, Photos};
use crate::prelude::*;

/// Add photos to an issue
///
/// For company staff: png, jpeg or webp by content, at most 5 MB each and 8 an issue. They are re-encoded, which
/// removes all other data in the files. Returns all photos of the issue.
#[utoipa::path(
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    request_body(content = IssuePhotosForm, content_type = "multipart/form-data"),
    responses((status = 201, description = "The photos, oldest first.", body = Vec<IssuePhotoResponse>)),
)]
#[post("/api/issue-reports/{id}/photos")]
pub async fn add_issue_photos(call: Call, id: Id, body: Photos) -> HandlerResult {
    let issue = IssueId(id.0);
    let photos = body.0;
    let count = photos.len();
    call.read(move |tx, context| check_issue_photos(tx, context, issue, count)).await?;
    let kept = call.blocking(move |services| store_issue_photos(services, &photos)).await??;
    let files = kept.clone();
    let stored = call.write(move |tx, context| add(tx, context, issue, &files)).await;
    if stored.is_err() {
        call.blocking(move |services| discard_issue_photos(services, &kept)).await?;
    }
    let all: Vec<IssuePhotoResponse> = stored?.into_iter().map(IssuePhotoResponse::from).collect();
    Ok(HttpResponse::Created().json(all))
}
