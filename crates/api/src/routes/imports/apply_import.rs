//! `POST /api/imports/{id}/apply`.

use tierway_application::imports::apply_import as apply;
use tierway_kernel::{ImportId, Permission};

use super::dto::ImportResponse;
use crate::prelude::*;

/// Apply an import
///
/// For admin and manufacturer. A checked import without errors is applied by a job, all or nothing. When a row fails because
/// something was changed since the check, nothing is applied, the state is `failed` and `error` names the row.
#[utoipa::path(
    tag = "Imports",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 202, description = "The import.", body = ImportResponse),
        (status = 409, description = "The import does not stand so that this is possible."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[post("/api/imports/{id}/apply")]
pub async fn apply_import(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::ApplyImport, &(), StatusCode::ACCEPTED, move |tx, context| {
        apply(tx, context, ImportId(id.0)).map(ImportResponse::from)
    })
    .await
}
