//! `POST /api/imports/{id}/check`.

use tierway_application::imports::check_import as check;
use tierway_kernel::ImportId;

use super::dto::{CheckImportRequest, ImportResponse};
use crate::prelude::*;

/// Check an import
///
/// For admin and manufacturer. Saves the mapping and starts the check: a background job validates each row by the rules
/// of the product form or the stock count, compares it with the stored data and records what it would do. Nothing else
/// is changed. Poll the import until its state is no longer `checking`; `doneRows` shows the progress.
#[utoipa::path(
    tag = "Imports",
    params(("id" = i64, Path, description = "The import.", example = 7)),
    request_body = CheckImportRequest,
    responses(
        (status = 202, description = "The import.", body = ImportResponse),
        (status = 409, description = "Not possible in the import's current state."),
        (status = 413, description = "The file is too large."),
    ),
)]
#[post("/api/imports/{id}/check")]
pub async fn check_import(call: Call, id: Id, body: Body<CheckImportRequest>) -> HandlerResult {
    let (mapping, reason) = (body.0.chosen(), body.0.reason);
    let id = ImportId(id.0);
    let work = move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
        check(tx, context, id, mapping.as_ref(), reason.as_deref())
    };
    Ok(HttpResponse::Accepted().json(ImportResponse::of(call.write(work).await?, call.language())))
}
