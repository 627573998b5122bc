//! `GET /api/exports/imports/{id}.{format}`.

use std::sync::Arc;

use actix_web::{HttpResponse, get};
use tierway_application::exports::ImportReport;
use tierway_kernel::ImportId;

use super::download::download;
use super::format::{Format, FormatName};
use super::params::ExportImportParams;
use crate::list::{Id, Params};
use crate::{Call, Problem};

/// Export the report of an import
///
/// For admin and manufacturer: what the check found, row by row.
#[utoipa::path(
    operation_id = "exportImport",
    tag = "Exports",
    params(("id" = i64, Path, description = "The import.", example = 7), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ExportImportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/exports/imports/{id}.{format}")]
pub async fn export_import(
    call: Call,
    id: Id,
    format: Format,
    params: Params<ExportImportParams>,
) -> Result<HttpResponse, Problem> {
    let report = ImportReport { id: ImportId(id.0), outcome: params.0.outcome.map(Into::into) };
    download(&call, Arc::new(report), format.0, &format!("import-{}", id.0)).await
}
