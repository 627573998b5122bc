//! `GET /api/exports/activity.{format}`.

use tierway_application::exports::ActivityTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::accounts::ListActivityQuery;

/// Export the activity log
///
/// The entries the caller may see, under the filters of the list, newest first, in the language of the request.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListActivityQuery, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/activity.{format}")]
pub async fn export_activity(call: Call, format: Format, params: Params<ListActivityQuery>) -> HandlerResult {
    let (filter, language) = (params.0.filter(&call).await?, call.language());
    download(&call, ActivityTable { filter, language }, format.0, "activity").await
}
