//! `GET /api/exports/stock.{format}`.

use tierway_application::exports::StockTable;

use super::download::download;
use super::format::{Format, FormatName};
use super::params::ExportProductsParams;
use crate::prelude::*;
use crate::routes::catalogue::ProductFilterParams;

/// Export the stock
///
/// For company staff: one row per batch and one for pieces without a batch, for the products of the list with the same
/// filters and order.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ProductFilterParams, ExportProductsParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/stock.{format}")]
pub async fn export_stock(
    call: Call,
    format: Format,
    filters: Params<ProductFilterParams>,
    params: Params<ExportProductsParams>,
) -> HandlerResult {
    let query = params.0.query(filters.0);
    if query.uses_search() {
        call.search_ready().await?;
    }
    download(&call, StockTable { query }, format.0, "stock").await
}
