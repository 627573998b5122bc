//! `POST /api/imports/{id}/cancel`.

use tierway_application::imports::cancel_import as cancel;
use tierway_kernel::{ImportId, Permission};

use super::dto::ImportResponse;
use crate::prelude::*;

/// Cancel an import
///
/// For admin and manufacturer. Cancels an import; one that is already being applied continues.
#[utoipa::path(
    tag = "Imports",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The import.", example = 7)),
    responses(
        (status = 200, description = "The import.", body = ImportResponse),
        (status = 409, description = "Not possible in the import's current state."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[post("/api/imports/{id}/cancel")]
pub async fn cancel_import(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::CancelImport, &(), StatusCode::OK, move |tx, context| {
        cancel(tx, context, ImportId(id.0)).map(|view| ImportResponse::of(view, context.language))
    })
    .await
}
