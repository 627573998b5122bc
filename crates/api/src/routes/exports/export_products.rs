//! `GET /api/exports/products.{format}`.

use tierway_application::exports::ProductTable;

use super::download::download;
use super::format::{Format, FormatName};
use super::params::ExportProductsParams;
use crate::prelude::*;
use crate::routes::catalogue::ProductFilterParams;

/// Export products
///
/// For anyone signed in: the products of the list with the same filters and order, with the prices and stock figures
/// the caller may see. Admin and manufacturer can edit the table and import it again.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ProductFilterParams, ExportProductsParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/products.{format}")]
pub async fn export_products(
    call: Call,
    format: Format,
    filters: Params<ProductFilterParams>,
    params: Params<ExportProductsParams>,
) -> HandlerResult {
    let query = params.0.query(filters.0);
    if query.uses_search() {
        call.search_ready().await?;
    }
    download(&call, ProductTable { query }, format.0, "products").await
}
