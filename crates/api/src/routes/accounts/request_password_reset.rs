//! POST /api/auth/reset-password.

use tierway_application::accounts;

use super::message::MessageResponse;
use super::older_clients::text;
use crate::dto::*;
use crate::prelude::*;

/// Whose password is forgotten.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
pub struct PasswordResetRequest {
    /// The account's address for mail.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// The account's role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "customer", value_type = String, required)]
    pub role: Option<String>,
}

/// What everybody is told, account or none.
const TOLD: &str = "If there is an account with this email and role, instructions were sent to the email address and to \
    the admin for verification.";

/// Ask for a new password
///
/// Open to everybody. The answer is the same, and takes the same time, whether there is such an account or not. If there
/// is, a link that works once and for 30 minutes from its sending goes by mail, and the request enters the admin's queue. An address asks
/// so many times an hour (setting `resetsPerHour`).
#[utoipa::path(
    tag = "Sign-in",
    request_body = PasswordResetRequest,
    responses(
        (status = 200, description = "Noted.", body = MessageResponse),
        (status = 422, description = "Email or role is missing or cannot be one; `errors` names the field."),
        (status = 429, description = "Too many requests from this address; `Retry-After` says when to come back."),
    )
)]
#[post("/api/auth/reset-password")]
pub async fn request_password_reset(call: Call, body: Body<PasswordResetRequest>) -> HandlerResult {
    let email = body.0.email.unwrap_or_default();
    let role = body.0.role.unwrap_or_default();
    call.write(move |tx, context| accounts::request_password_reset(tx, context, &email, &role)).await?;
    Ok(HttpResponse::Ok().json(MessageResponse::from(TOLD)))
}
