//! `POST /api/imports/{id}/cancel`.

use tierway_application::imports::cancel_import as cancel;
use tierway_kernel::{ImportId, Permission};

use super::dto::ImportResponse;
use crate::prelude::*;

/// Cancel an import
///
/// For admin and manufacturer. Gives an import up; one that is being applied goes on.
#[utoipa::path(
    tag = "Imports",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 200, description = "The import.", body = ImportResponse),
        (status = 409, description = "The import does not stand so that this is possible."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[post("/api/imports/{id}/cancel")]
pub async fn cancel_import(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::CancelImport, &(), StatusCode::OK, move |tx, context| {
        cancel(tx, context, ImportId(id.0)).map(ImportResponse::from)
    })
    .await
}
