//! GET /api/users.

use tierway_application::accounts;

use super::dto::UserResponse;
use super::queries::ListUsersQuery;
use crate::prelude::*;

/// List accounts
///
/// Admin and manufacturer see all accounts, a wholesaler the dealers, an agent or sub-agent those they referred (names
/// and dates only). Newest first.
#[utoipa::path(
    tag = "Accounts",
    params(ListUsersQuery, PageParams),
    responses((status = 200, description = "The accounts.", body = Vec<UserResponse>)),
)]
#[get("/api/users")]
pub async fn list_users(call: Call, params: Params<ListUsersQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let users = call.read(move |tx, context| accounts::list_users(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, users.map(UserResponse::from)))
}
