//! DELETE /api/users/{id}/sessions and one of them.

use tierway_application::accounts;
use tierway_kernel::{SessionId, UserId};

use crate::prelude::*;

/// End a session of an account
///
/// For the admin; not for their own account. It ends at once, on whichever device it is.
#[utoipa::path(
    tag = "Accounts",
    params(
        ("id" = i64, Path, description = "The account", example = 12),
        ("sessionId" = i64, Path, description = "The session", example = 3)
    ),
    responses(
        (status = 204, description = "Ended."),
        (status = 403, description = "Not the admin, or the session is viewing as another user."),
        (status = 404, description = "Account not found, or it has no active session with this ID."),
        (status = 422, description = "This is the caller's own account."),
    ),
)]
#[delete("/api/users/{id}/sessions/{sessionId}")]
pub async fn revoke_user_session(call: Call, ids: TwoIds) -> HandlerResult {
    let (user, session) = (UserId(ids.0), SessionId(ids.1));
    call.write(move |tx, context| accounts::revoke_user_session(tx, context, user, session)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// End all sessions of an account
///
/// For the admin; not for their own account. The user must sign in again everywhere; API tokens keep working.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 204, description = "The account has no sessions left."),
        (status = 403, description = "Not the admin, or the session is viewing as another user."),
        (status = 422, description = "This is the caller's own account."),
    ),
)]
#[delete("/api/users/{id}/sessions")]
pub async fn revoke_user_sessions(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| accounts::revoke_user_sessions(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
