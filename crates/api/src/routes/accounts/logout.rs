//! POST /api/auth/logout.

use actix_web::{HttpResponse, post};

use tierway_application::accounts;

use super::dto::MessageResponse;
use crate::{Call, Problem};

/// Sign out
///
/// Open to everybody: signing out twice is no error. Ends the session on the server and removes the cookie.
#[utoipa::path(
    operation_id = "logout",
    tag = "Sign-in",
    responses(
        (status = 200, description = "Signed out.", body = MessageResponse),
        (status = 403, description = "The request comes from another origin.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    )
)]
#[post("/api/auth/logout")]
pub async fn logout(call: Call) -> Result<HttpResponse, Problem> {
    let session = call.session_id();
    call.write(move |tx, context| {
        session.map_or(Ok(()), |session| accounts::leave_view(tx, context, session))?;
        accounts::logout(tx, context)
    })
    .await?;
    call.close_session().await?;
    Ok(HttpResponse::Ok().json(MessageResponse::from("Signed out.")))
}
