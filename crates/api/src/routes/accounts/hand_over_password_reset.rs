//! POST /api/password-resets/{id}/hand-over.

use tierway_application::accounts;
use tierway_application::accounts::HandedOver;
use tierway_kernel::ResetId;

use super::optional_body::OptionalBody;
use super::password_reset::ResetNoteRequest;
use crate::dto::*;
use crate::prelude::*;

/// A link to hand to the person; shown this once.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandedOverResponse {
    /// The link.
    #[schema(example = "https://shop.example/reset-password?token=…")]
    pub link: String,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
}

impl From<HandedOver> for HandedOverResponse {
    fn from(handed: HandedOver) -> HandedOverResponse {
        HandedOverResponse { link: handed.link, expires_at: handed.expires_at }
    }
}

/// Hand over a link for a new password
///
/// For the admin, for a person no mail reaches; also after the request was verified. The link is in this answer only; those
/// before stop working.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The request", example = 4)),
    request_body = Option<ResetNoteRequest>,
    responses(
        (status = 200, description = "The link.", body = HandedOverResponse),
        (status = 404, description = "No such request."),
        (status = 409, description = "It was refused, handed over, used or replaced before."),
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
