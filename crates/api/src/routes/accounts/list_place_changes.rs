//! GET /api/place-changes.

use tierway_accounts::PlaceChangeFilter;
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::place_change::{PlaceChangeResponse, PlaceChangeStateName};
use crate::dto::*;
use crate::prelude::*;

/// Filters of the changes.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListPlaceChangesQuery {
    /// Only `pending`, `approved`, `refused` or `withdrawn` ones.
    #[param(value_type = Option<String>, example = "pending")]
    pub state: Option<PlaceChangeStateName>,
    /// Only those of this account.
    #[param(example = 12)]
    pub user_id: Option<i64>,
}

impl ListPlaceChangesQuery {
    /// The filter.
    pub fn filter(&self) -> PlaceChangeFilter {
        PlaceChangeFilter { state: self.state.map(|name| name.0), user_id: self.user_id.map(UserId) }
    }
}

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
