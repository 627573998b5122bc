//! `GET /api/exports/recall/{id}.{format}`.

use tierway_application::exports::RecallTable;
use tierway_kernel::LotId;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;

/// Export a recall list
///
/// For company staff: every order that contains pieces of a batch, with the buyer's contact details for admin and
/// manufacturer.
#[utoipa::path(
    tag = "Exports",
    params(("id" = i64, Path, description = "The batch.", example = 5), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`.")),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/recall/{id}.{format}")]
pub async fn export_recall(call: Call, id: Id, format: Format) -> HandlerResult {
    let name = format!("recall-{}", id.0);
    download(&call, RecallTable { lot: LotId(id.0) }, format.0, &name).await
}
