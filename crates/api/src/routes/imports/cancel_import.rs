//! `POST /api/imports/{id}/cancel`.

use actix_web::{HttpResponse, post};
use tierway_application::imports::cancel_import as cancel;
use tierway_kernel::ImportId;

use super::dto::ImportResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Cancel an import
///
/// For admin and manufacturer. Gives an import up; one that is being applied goes on.
#[utoipa::path(
    operation_id = "cancelImport",
    tag = "Imports",
    params(("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 200, description = "The import.", body = ImportResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "The import does not stand so that this is possible.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/imports/{id}/cancel")]
pub async fn cancel_import(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.write(move |tx, context| cancel(tx, context, ImportId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ImportResponse::from(view)))
}
