//! `POST /api/imports`.

use tierway_application::imports::{discard_import, store_import, upload_import as upload};

use super::dto::ImportResponse;
use super::form::{ReceivedFile, UploadImportForm};
use crate::prelude::*;

/// Upload a file to import
///
/// For admin and manufacturer. The file is read and stored; the response lists its columns, a suggested mapping and the
/// available fields. Nothing is changed until the import is checked and applied. Files and reports are deleted after 30
/// days.
#[utoipa::path(
    tag = "Imports",
    request_body(content((UploadImportForm = "multipart/form-data"))),
    responses(
        (status = 201, description = "The import.", body = ImportResponse),
        (status = 413, description = "The file is too large."),
    ),
)]
#[post("/api/imports")]
pub async fn upload_import(call: Call, body: ReceivedFile) -> HandlerResult {
    let context = call.context();
    let kept = call.blocking(move |services| store_import(services, &context, &body.0)).await??;
    let import = kept.clone();
    let stored = call.write(move |tx, context| upload(tx, context, &import)).await;
    if stored.is_err() {
        call.blocking(move |services| discard_import(services, &kept)).await?;
    }
    Ok(HttpResponse::Created().json(ImportResponse::of(stored?, call.language())))
}
