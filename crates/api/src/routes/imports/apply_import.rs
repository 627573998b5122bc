//! `POST /api/imports/{id}/apply`.

use tierway_application::imports::apply_import as apply;
use tierway_kernel::{ImportId, Permission};

use super::dto::ImportResponse;
use crate::prelude::*;

/// Apply an import
///
/// For admin and manufacturer. A checked import without errors is applied by a background job, all or nothing. If a row
/// fails because something has changed since the check, nothing is applied, the state becomes `failed` and `error`
/// names the row.
#[utoipa::path(
    tag = "Imports",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 202, description = "The import.", body = ImportResponse),
        (status = 409, description = "Not possible in the import's current state."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[post("/api/imports/{id}/apply")]
pub async fn apply_import(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::ApplyImport, &(), StatusCode::ACCEPTED, move |tx, context| {
        apply(tx, context, ImportId(id.0)).map(|view| ImportResponse::of(view, context.language))
    })
    .await
}
