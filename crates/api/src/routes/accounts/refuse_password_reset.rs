//! POST /api/password-resets/{id}/refuse.

use tierway_application::accounts;
use tierway_kernel::ResetId;

use super::optional_body::OptionalBody;
use super::password_reset::{PasswordResetResponse, ResetNoteRequest};
use crate::prelude::*;

/// Refuse a password reset request
///
/// For the admin. Its link stops working.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The request", example = 4)),
    request_body = Option<ResetNoteRequest>,
    responses(
        (status = 200, description = "The request as it is now.", body = PasswordResetResponse),
        (status = 404, description = "No such request."),
        (status = 409, description = "Already decided, used or replaced."),
        (status = 422, description = "The note is too long."),
    ),
)]
#[post("/api/password-resets/{id}/refuse")]
pub async fn refuse_password_reset(call: Call, id: Id, body: OptionalBody<ResetNoteRequest>) -> HandlerResult {
    let (id, note) = (ResetId(id.0), body.0.note);
    let done = call.write(move |tx, context| accounts::refuse_password_reset(tx, context, id, note.as_deref())).await?;
    Ok(HttpResponse::Ok().json(PasswordResetResponse::from(done)))
}
