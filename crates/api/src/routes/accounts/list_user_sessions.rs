//! GET /api/users/{id}/sessions.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::session::SessionResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List the sessions of an account
///
/// For the admin: where the account is signed in now, newest first.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12), PageParams),
    responses((status = 200, description = "The active sessions.", body = Vec<SessionResponse>)),
)]
#[get("/api/users/{id}/sessions")]
pub async fn list_user_sessions(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let sessions = call.read(move |tx, context| accounts::list_user_sessions(tx, context, UserId(id.0))).await?;
    let current = call.session_id();
    let sessions = sessions.into_iter().map(|session| SessionResponse::new(session, current));
    short_list_response(&call, sessions, &page)
}
