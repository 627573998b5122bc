//! GET /api/user-activity-log.

use tierway_application::accounts;

use super::queries::ListActivityQuery;
use super::records::ActivityResponse;
use crate::prelude::*;

/// List the activity log
///
/// For anyone signed in: your own entries; all for admin and manufacturer. Newest first.
#[utoipa::path(
    tag = "Accounts",
    params(ListActivityQuery, PageParams),
    responses(
        (status = 200, description = "The entries.", body = Vec<ActivityResponse>),
        (status = 403, description = "`userId` is another user."),
    ),
)]
#[get("/api/user-activity-log")]
pub async fn list_activity(call: Call, params: Params<ListActivityQuery>) -> HandlerResult {
    let filter = params.0.filter(&call).await?;
    let page = call.page()?;
    let entries = call.read(move |tx, context| accounts::list_activity(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, entries.map(ActivityResponse::from)))
}
