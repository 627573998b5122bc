//! `GET /api/exports/analytics-sales.{format}`.

use tierway_application::exports::SalesTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::analytics::get_sales::GetSalesParams;

/// Export sales figures
///
/// For admin and manufacturer: one row per group if `by` is given, otherwise one per point of the series; with the
/// comparison period alongside if `compare` is given.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), GetSalesParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/analytics-sales.{format}")]
pub async fn export_sales(call: Call, format: Format, params: Params<GetSalesParams>) -> HandlerResult {
    let table = SalesTable { query: params.0.into() };
    download(&call, table, format.0, "sales").await
}
