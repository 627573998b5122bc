//! `GET /api/imports/{id}`.

use tierway_application::imports::get_import as get_one;
use tierway_kernel::ImportId;

use super::dto::ImportResponse;
use crate::prelude::*;

/// Get an import
///
/// For admin and manufacturer: the import with its progress.
#[utoipa::path(
    tag = "Imports",
    params(("id" = i64, Path, description = "The import.", example = 7)),
    responses((status = 200, description = "The import.", body = ImportResponse)),
)]
#[get("/api/imports/{id}")]
pub async fn get_import(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| get_one(tx, context, ImportId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ImportResponse::of(view, call.language())))
}
