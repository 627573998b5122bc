//! `GET /api/imports/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::imports::get_import as get_one;
use tierway_kernel::ImportId;

use super::dto::ImportResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get an import
///
/// For admin and manufacturer: the import with how far it has come.
#[utoipa::path(
    operation_id = "getImport",
    tag = "Imports",
    params(("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 200, description = "The import.", body = ImportResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/imports/{id}")]
pub async fn get_import(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.read(move |tx, context| get_one(tx, context, ImportId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ImportResponse::from(view)))
}
