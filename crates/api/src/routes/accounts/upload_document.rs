//! POST /api/users/{id}/documents.

use tierway_accounts::{NewDocument, last_day};
use tierway_application::{Failure, accounts};
use tierway_kernel::UserId;

use super::document::DocumentResponse;
use super::document_form::{ReceivedFile, UploadDocumentForm, UploadDocumentRequest};
use crate::prelude::*;

/// Upload a document
///
/// For the account holder: a document that is missing, refused or about to expire. Takes `multipart/form-data` with a
/// file, or JSON with a `data:` URL (pdf, jpg, jpeg or png by content, at most 10 MB). It replaces the current document
/// of its type; shop photos are added, up to 10. Reviewers are notified. Pictures are re-encoded, which removes all
/// other data in the file; PDFs with scripts, attachments or a password are rejected.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body(content((UploadDocumentRequest = "application/json"), (UploadDocumentForm = "multipart/form-data"))),
    responses(
        (status = 201, description = "The document.", body = DocumentResponse),
        (status = 413, description = "The document is too large."),
    ),
)]
#[post("/api/users/{id}/documents")]
pub async fn upload_document(call: Call, id: Id, body: ReceivedFile) -> HandlerResult {
    let user = UserId(id.0);
    let ReceivedFile { upload, expires_on } = body;
    let kind = upload.kind;
    let expires_on = call
        .read(move |tx, context| {
            let expires_on = last_day(expires_on.as_deref(), context.today(tx)?);
            let expires_on = expires_on.map_err(|error| Failure::Fields(vec![error]))?;
            accounts::check_document_upload(tx, context, user, kind).map(|()| expires_on)
        })
        .await?;
    let kept = call.blocking(move |services| accounts::store_document(services, &upload)).await??;
    let document = NewDocument { expires_on, ..kept.clone() };
    let stored = call.write(move |tx, context| accounts::upload_document(tx, context, user, &document)).await;
    if stored.is_err() {
        call.blocking(move |services| accounts::discard_uploads(services, &[kept])).await?;
    }
    Ok(HttpResponse::Created().json(DocumentResponse::from(stored?)))
}
