//! POST /api/auth/reset-password.

use tierway_application::accounts;

use super::message::MessageResponse;
use super::older_clients::text;
use crate::dto::*;
use crate::prelude::*;

/// A password reset request.
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

/// The message in any case, whether the account exists or not.
const SENT: &str = "If there is an account with this email and role, instructions were sent to the email address and to \
    the admin for verification.";

/// Request a password reset
///
/// Public. The response is the same, and takes the same time, whether the account exists or not. If it does, a one-time
/// link, valid for 30 minutes, is sent by email, and the request is added to the admin's queue. Requests per IP address
/// and hour are limited (setting `resetsPerHour`).
#[utoipa::path(
    tag = "Sign-in",
    request_body = PasswordResetRequest,
    responses(
        (status = 200, description = "Request received.", body = MessageResponse),
        (status = 422, description = "Email or role is missing or invalid; see `errors`."),
        (status = 429, description = "Too many requests from this address; `Retry-After` says when to try again."),
    )
)]
#[post("/api/auth/reset-password")]
pub async fn request_password_reset(call: Call, body: Body<PasswordResetRequest>) -> HandlerResult {
    let email = body.0.email.unwrap_or_default();
    let role = body.0.role.unwrap_or_default();
    call.write(move |tx, context| accounts::request_password_reset(tx, context, &email, &role)).await?;
    Ok(HttpResponse::Ok().json(MessageResponse::from(SENT)))
}
