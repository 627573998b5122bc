//! `GET /api/exports/movements.{format}`.

use tierway_application::exports::MovementTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::inventory::ListMovementsParams;

/// Export stock movements
///
/// For company staff: the stock ledger with the filters and the order of its list.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListMovementsParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/movements.{format}")]
pub async fn export_movements(call: Call, format: Format, params: Params<ListMovementsParams>) -> HandlerResult {
    let filter = params.0.read(&call).await?;
    download(&call, MovementTable { filter }, format.0, "movements").await
}
