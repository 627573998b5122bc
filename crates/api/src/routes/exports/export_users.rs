//! `GET /api/exports/users.{format}`.

use tierway_application::exports::{AccountTable, note_account_export};

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::accounts::ListUsersQuery;

/// Export accounts
///
/// The accounts the caller may see, under the filters of the list and in its order, a row each. Exports are recorded in
/// the activity log.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListUsersQuery, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/users.{format}")]
pub async fn export_users(call: Call, format: Format, params: Params<ListUsersQuery>) -> HandlerResult {
    let (filter, ending) = (params.0.filter(), format.0.ending());
    call.trace(move |tx, context| note_account_export(tx, context, ending)).await?;
    download(&call, AccountTable { filter }, format.0, "accounts").await
}
