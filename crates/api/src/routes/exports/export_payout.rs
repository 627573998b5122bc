//! `GET /api/exports/payouts/{id}.{format}`.

use tierway_application::exports::PayoutTable;
use tierway_kernel::PayoutId;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;

/// Export a payout
///
/// For the admin: the lines of a payout with the payees' contact details.
#[utoipa::path(
    tag = "Exports",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`.")),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/payouts/{id}.{format}")]
pub async fn export_payout(call: Call, id: Id, format: Format) -> HandlerResult {
    let name = format!("payout-{}", id.0);
    download(&call, PayoutTable { payout: PayoutId(id.0) }, format.0, &name).await
}
