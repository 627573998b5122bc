//! DELETE /api/view-as.

use tierway_application::{Failure, accounts};

use crate::prelude::*;

/// Return to one's own pages
///
/// For the admin whose session shows the pages of somebody else. Ending twice is no error.
#[utoipa::path(
    tag = "Accounts",
    responses((status = 204, description = "The session shows one's own pages.")),
)]
#[delete("/api/view-as")]
pub async fn end_view_as(call: Call) -> HandlerResult {
    let session = call.session_id().ok_or(Failure::NotSignedIn)?;
    call.write(move |tx, context| accounts::end_view_as(tx, context, session)).await?;
    Ok(HttpResponse::NoContent().finish())
}
