//! DELETE /api/view-as.

use tierway_application::{Failure, accounts};

use crate::prelude::*;

/// Stop viewing as another user
///
/// For the admin whose session is viewing as another user. Ending twice is not an error.
#[utoipa::path(
    tag = "Accounts",
    responses((status = 204, description = "The session is the admin's own again.")),
)]
#[delete("/api/view-as")]
pub async fn end_view_as(call: Call) -> HandlerResult {
    let session = call.session_id().ok_or(Failure::NotSignedIn)?;
    call.write(move |tx, context| accounts::end_view_as(tx, context, session)).await?;
    Ok(HttpResponse::NoContent().finish())
}
