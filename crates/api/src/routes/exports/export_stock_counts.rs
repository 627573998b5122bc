//! `GET /api/exports/stock-counts.{format}`.

use tierway_application::exports::StockCountTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::inventory::ListStockCountsParams;

/// Export stock counts
///
/// For company staff: all posted counts in the order of the list, a row each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListStockCountsParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/stock-counts.{format}")]
pub async fn export_stock_counts(call: Call, format: Format, params: Params<ListStockCountsParams>) -> HandlerResult {
    let sort = params.0.sort.unwrap_or_default().0;
    download(&call, StockCountTable { sort }, format.0, "stock-counts").await
}
