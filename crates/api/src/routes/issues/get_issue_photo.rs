//! `GET /api/issue-reports/{id}/photos/{photoId}`.

use actix_web::http::header;
use actix_web::web;
use tierway_application::workforce::{find_issue_photo, read_issue_photo};
use tierway_kernel::{IssueId, IssuePhotoId};

use super::request::IssuePhotoQuery;
use crate::prelude::*;

/// Nothing in a photo runs or loads anything.
const SEALED: &str = "default-src 'none'; sandbox";

/// Get a photo of an issue
///
/// For company staff.
#[utoipa::path(
    tag = "Issues",
    params(
        ("id" = i64, Path, description = "The issue.", example = 12),
        ("photoId" = i64, Path, description = "The photo.", example = 4),
        IssuePhotoQuery
    ),
    responses((status = 200, description = "The photo.", content((Vec<u8> = "image/jpeg")))),
)]
#[get("/api/issue-reports/{id}/photos/{photoId}")]
pub async fn get_issue_photo(
    call: Call,
    path: web::Path<(String, String)>,
    params: Params<IssuePhotoQuery>,
) -> HandlerResult {
    let nowhere = || Problem::not_found("Not found.");
    let (issue, photo) = path.into_inner();
    let issue = issue.parse().map(IssueId).map_err(|_| nowhere())?;
    let photo = photo.parse().map(IssuePhotoId).map_err(|_| nowhere())?;
    let found = call.read(move |tx, context| find_issue_photo(tx, context, issue, photo)).await?;
    let name = format!("issue-{issue}-photo-{photo}.jpg");
    let bytes = call.blocking(move |services| read_issue_photo(services, &found)).await??;
    let kept = params.0.disposition.as_deref() == Some("attachment");
    let disposition = if kept { header::DispositionType::Attachment } else { header::DispositionType::Inline };
    let parameters = vec![header::DispositionParam::Filename(name)];
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/jpeg"))
        .insert_header(header::ContentDisposition { disposition, parameters })
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::CONTENT_SECURITY_POLICY, SEALED))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(bytes))
}
