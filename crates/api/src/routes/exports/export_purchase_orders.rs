//! `GET /api/exports/purchase-orders.{format}`.

use tierway_application::exports::PurchaseOrderTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::purchasing::ListPurchaseOrdersParams;

/// Export purchase orders
///
/// For whoever sees the list of purchase orders: those under its filters and in its order, a row each. Totals are
/// visible to purchasers, managers, admin and manufacturer.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListPurchaseOrdersParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/purchase-orders.{format}")]
pub async fn export_purchase_orders(
    call: Call,
    format: Format,
    params: Params<ListPurchaseOrdersParams>,
) -> HandlerResult {
    let filter = params.0.read(&call).await?;
    download(&call, PurchaseOrderTable { filter }, format.0, "purchase-orders").await
}
