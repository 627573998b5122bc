//! GET /api/users/{id}/sessions.

use actix_web::{HttpResponse, get};
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::dto::SessionResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// List the sessions of an account
///
/// For the admin: where the account is signed in now, newest first.
#[utoipa::path(
    operation_id = "listUserSessions",
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The live sessions.", body = Vec<SessionResponse>),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not the admin.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/users/{id}/sessions")]
pub async fn list_user_sessions(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let sessions = call.read(move |tx, context| accounts::list_user_sessions(tx, context, UserId(id.0))).await?;
    let current = call.session_id();
    let answer: Vec<_> = sessions.into_iter().map(|session| SessionResponse::new(session, current)).collect();
    Ok(HttpResponse::Ok().json(answer))
}
