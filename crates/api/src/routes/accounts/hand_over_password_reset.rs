//! POST /api/password-resets/{id}/hand-over.

use tierway_application::accounts;
use tierway_application::accounts::ManualResetLink;
use tierway_kernel::ResetId;

use super::optional_body::OptionalBody;
use super::password_reset::ResetNoteRequest;
use crate::dto::*;
use crate::prelude::*;

/// A link to hand over; shown only once.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandedOverResponse {
    /// The link.
    #[schema(example = "https://shop.example/reset-password?token=…")]
    pub link: String,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
}

impl From<ManualResetLink> for HandedOverResponse {
    fn from(handed: ManualResetLink) -> HandedOverResponse {
        HandedOverResponse { link: handed.link, expires_at: handed.expires_at }
    }
}

/// Create a reset link to hand over
///
/// For the admin, for a user who cannot be reached by email; also after the request was verified. The link is in this
/// response only; earlier links stop working.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The request", example = 4)),
    request_body = Option<ResetNoteRequest>,
    responses(
        (status = 200, description = "The link.", body = HandedOverResponse),
        (status = 404, description = "No such request."),
        (status = 409, description = "Already refused, handed over, used or replaced."),
        (status = 422, description = "The note is too long."),
    ),
)]
#[post("/api/password-resets/{id}/hand-over")]
pub async fn hand_over_password_reset(call: Call, id: Id, body: OptionalBody<ResetNoteRequest>) -> HandlerResult {
    let (id, note) = (ResetId(id.0), body.0.note);
    let done =
        call.write(move |tx, context| accounts::hand_over_password_reset(tx, context, id, note.as_deref())).await?;
    Ok(HttpResponse::Ok().json(HandedOverResponse::from(done)))
}
