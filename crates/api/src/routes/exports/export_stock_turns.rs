//! `GET /api/exports/analytics-stock-turns.{format}`.

use tierway_application::exports::StockTurnTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::analytics::reports_dto::ReportParams;

/// Export stock turns
///
/// For admin and manufacturer: one row per product that was in stock or sold.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ReportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/analytics-stock-turns.{format}")]
pub async fn export_stock_turns(call: Call, format: Format, params: Params<ReportParams>) -> HandlerResult {
    let table = StockTurnTable { from: params.0.from, to: params.0.to };
    download(&call, table, format.0, "stock-turns").await
}
