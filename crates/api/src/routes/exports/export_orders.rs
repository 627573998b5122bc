//! `GET /api/exports/orders.{format}`.

use tierway_application::exports::{OrderTable, note_order_export};

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::orders::params::ListOrdersParams;

/// Export orders
///
/// The orders the caller may see, under the filters of the list and in its order, a row each. The referring agent gets
/// their totals; staff get no line prices. Exports are recorded in the activity log.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListOrdersParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/orders.{format}")]
pub async fn export_orders(call: Call, format: Format, params: Params<ListOrdersParams>) -> HandlerResult {
    let filter = params.0.read(&call).await?;
    let ending = format.0.ending();
    call.trace(move |tx, context| note_order_export(tx, context, ending)).await?;
    download(&call, OrderTable { filter }, format.0, "orders").await
}
