//! GET /api/auth/sessions.

use tierway_application::accounts;

use super::session::SessionResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List your sessions
///
/// For anyone signed in: where the account is signed in now, newest first.
#[utoipa::path(
    tag = "Sign-in",
    params(PageParams),
    responses((status = 200, description = "The active sessions.", body = Vec<SessionResponse>)),
)]
#[get("/api/auth/sessions")]
pub async fn list_sessions(call: Call) -> HandlerResult {
    let page = call.page()?;
    let sessions = call.read(accounts::list_sessions).await?;
    let current = call.session_id();
    let sessions = sessions.into_iter().map(|session| SessionResponse::new(session, current));
    short_list_response(&call, sessions, &page)
}
