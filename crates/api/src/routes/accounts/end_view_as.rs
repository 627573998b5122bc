//! DELETE /api/view-as.

use actix_web::{HttpResponse, delete};
use tierway_application::{Failure, accounts};

use crate::{Call, Problem};

/// Return to one's own pages
///
/// For the admin whose session shows the pages of somebody else. Ending twice is no error.
#[utoipa::path(
    operation_id = "endViewAs",
    tag = "Accounts",
    responses(
        (status = 204, description = "The session shows one's own pages."),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not the admin.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[delete("/api/view-as")]
pub async fn end_view_as(call: Call) -> Result<HttpResponse, Problem> {
    let session = call.session_id().ok_or(Failure::NotSignedIn)?;
    call.write(move |tx, context| accounts::end_view_as(tx, context, session)).await?;
    Ok(HttpResponse::NoContent().finish())
}
