//! `GET /api/exports/payouts.{format}`.

use tierway_application::exports::PayoutListTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::commissions::ListPayoutsParams;

/// Export payouts
///
/// The payouts the caller may see, under the filters of the list and in its order, a row each. Agents and sub-agents
/// get their share. `GET /api/exports/payouts/{id}.csv` has the lines of one.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListPayoutsParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/payouts.{format}")]
pub async fn export_payouts(call: Call, format: Format, params: Params<ListPayoutsParams>) -> HandlerResult {
    let filter = params.0.filter();
    download(&call, PayoutListTable { filter }, format.0, "payouts").await
}
