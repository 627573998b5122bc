//! `GET /api/exports/imports/{id}.{format}`.

use tierway_application::exports::ImportReport;
use tierway_kernel::ImportId;

use super::download::download;
use super::format::{Format, FormatName};
use super::params::ExportImportParams;
use crate::prelude::*;

/// Export the report of an import
///
/// For admin and manufacturer: the result of the check, row by row.
#[utoipa::path(
    tag = "Exports",
    params(("id" = i64, Path, description = "The import.", example = 7), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ExportImportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/imports/{id}.{format}")]
pub async fn export_import(call: Call, id: Id, format: Format, params: Params<ExportImportParams>) -> HandlerResult {
    let report = ImportReport { id: ImportId(id.0), outcome: params.0.outcome.map(|name| name.0) };
    download(&call, report, format.0, &format!("import-{}", id.0)).await
}
