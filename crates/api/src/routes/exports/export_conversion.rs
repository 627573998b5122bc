//! `GET /api/exports/analytics-conversion.{format}`.

use tierway_application::exports::ConversionTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::analytics::reports_dto::ReportParams;

/// Export conversion figures
///
/// For admin and manufacturer: a row for each step.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ReportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/analytics-conversion.{format}")]
pub async fn export_conversion(call: Call, format: Format, params: Params<ReportParams>) -> HandlerResult {
    let table = ConversionTable { from: params.0.from, to: params.0.to };
    download(&call, table, format.0, "conversion").await
}
