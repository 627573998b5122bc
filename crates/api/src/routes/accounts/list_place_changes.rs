//! GET /api/place-changes.

use tierway_application::accounts;

use super::place_change_dto::{ListPlaceChangesQuery, PlaceChangeResponse};
use crate::prelude::*;

/// List changes of country or zone
///
/// Newest first: all for the admin, their own for everyone else. An approved dealer, agent or sub-agent who changes
/// country or zone keeps the prices of the old region until the admin approves the change.
#[utoipa::path(
    tag = "Accounts",
    params(ListPlaceChangesQuery, PageParams),
    responses(
        (status = 200, description = "The changes.", body = Vec<PlaceChangeResponse>),
        (status = 404, description = "User not found, or not visible to you."),
    ),
)]
#[get("/api/place-changes")]
pub async fn list_place_changes(call: Call, query: Params<ListPlaceChangesQuery>) -> HandlerResult {
    let filter = query.0.filter();
    let page = call.page()?;
    let changes = call.read(move |tx, context| accounts::list_place_changes(tx, context, filter, &page)).await?;
    Ok(list_response(&call, changes.map(PlaceChangeResponse::from)))
}
