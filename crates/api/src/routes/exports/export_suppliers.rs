//! `GET /api/exports/suppliers.{format}`.

use tierway_application::exports::SupplierTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::purchasing::ListSuppliersParams;

/// Export suppliers
///
/// For whoever sees the list of suppliers: those under its filters and in its order, a row each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListSuppliersParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/suppliers.{format}")]
pub async fn export_suppliers(call: Call, format: Format, params: Params<ListSuppliersParams>) -> HandlerResult {
    let filter = params.0.filter();
    download(&call, SupplierTable { filter }, format.0, "suppliers").await
}
