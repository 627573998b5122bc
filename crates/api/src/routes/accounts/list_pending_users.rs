//! GET /api/users/pending.

use tierway_application::accounts;

use super::user::UserResponse;
use crate::prelude::*;

/// List accounts pending approval
///
/// For the admin: the approval queue, newest first, with the documents each still has to provide.
#[utoipa::path(
    tag = "Accounts",
    params(PageParams),
    responses((status = 200, description = "The accounts.", body = Vec<UserResponse>)),
)]
#[get("/api/users/pending")]
pub async fn list_pending_users(call: Call) -> HandlerResult {
    let page = call.page()?;
    let users = call.read(move |tx, context| accounts::list_pending_users(tx, context, &page)).await?;
    Ok(list_response(&call, users.map(UserResponse::from)))
}
