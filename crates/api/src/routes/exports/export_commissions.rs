//! `GET /api/exports/commissions.{format}`.

use tierway_application::exports::CommissionTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::commissions::ListCommissionsParams;

/// Export commissions
///
/// The commissions the caller may see, under the filters of the list and in its order, a row each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListCommissionsParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/commissions.{format}")]
pub async fn export_commissions(call: Call, format: Format, params: Params<ListCommissionsParams>) -> HandlerResult {
    let filter = params.0.read(&call).await?;
    download(&call, CommissionTable { filter }, format.0, "commissions").await
}
