//! DELETE /api/auth/sessions/{id}.

use tierway_application::accounts;
use tierway_kernel::SessionId;

use crate::prelude::*;

/// End one of your sessions
///
/// For anyone signed in; it ends at once, on whichever device it is.
#[utoipa::path(
    tag = "Sign-in",
    params(("id" = i64, Path, description = "The session", example = 3)),
    responses(
        (status = 204, description = "Ended."),
        (status = 404, description = "You have no active session with this ID."),
    ),
)]
#[delete("/api/auth/sessions/{id}")]
pub async fn revoke_session(call: Call, id: Id) -> HandlerResult {
    let session = SessionId(id.0);
    call.write(move |tx, context| accounts::revoke_session(tx, context, session)).await?;
    if call.session_id() == Some(session) {
        call.take_cookie();
    }
    Ok(HttpResponse::NoContent().finish())
}
