//! POST /api/auth/logout.

use tierway_application::accounts;

use super::message::MessageResponse;
use crate::prelude::*;

/// Sign out
///
/// Public: signing out twice is not an error. Ends the session on the server and removes the cookie.
#[utoipa::path(
    tag = "Sign-in",
    responses((status = 200, description = "Signed out.", body = MessageResponse)),
)]
#[post("/api/auth/logout")]
pub async fn logout(call: Call) -> HandlerResult {
    let session = call.session_id();
    call.write(move |tx, context| {
        session.map_or(Ok(()), |session| accounts::leave_view(tx, context, session))?;
        accounts::logout(tx, context)
    })
    .await?;
    call.close_session().await?;
    Ok(HttpResponse::Ok().json(MessageResponse::from("Signed out.")))
}
