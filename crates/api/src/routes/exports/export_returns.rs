//! `GET /api/exports/returns.{format}`.

use tierway_application::exports::ReturnTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::orders::ListReturnsParams;

/// Export returns
///
/// The returns the caller may see, under the filters of the list and in its order, a row each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListReturnsParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/returns.{format}")]
pub async fn export_returns(call: Call, format: Format, params: Params<ListReturnsParams>) -> HandlerResult {
    let filter = params.0.filter();
    download(&call, ReturnTable { filter }, format.0, "returns").await
}
