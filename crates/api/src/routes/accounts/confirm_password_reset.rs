//! POST /api/auth/reset-password/confirm.

use tierway_application::accounts;

use super::older_clients::text;
use super::user::RoleName;
use crate::dto::*;
use crate::prelude::*;

/// The password reset form.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmResetRequest {
    /// The link's `token`.
    #[serde(default, deserialize_with = "text")]
    #[schema(value_type = String, required)]
    pub token: Option<String>,
    /// 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple", value_type = String, required)]
    pub password: Option<String>,
    /// The password repeated; optional.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple")]
    pub confirm_password: Option<String>,
    /// Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled.
    #[serde(default)]
    #[schema(example = false)]
    pub keep_programs: bool,
}

/// The password is set.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ResetDoneResponse {
    /// The sentence.
    #[schema(example = "Your password was changed. You can sign in with it now.")]
    pub message: String,
    /// The account's role, whose sign-in page comes next.
    pub role: RoleName,
}

/// Set a new password with a reset link
///
/// Public, with a valid link. The link works once, within 30 minutes. All sessions of the account end; its API tokens
/// are revoked and its webhooks disabled unless `keepPrograms` is set.
#[utoipa::path(
    tag = "Sign-in",
    request_body = ConfirmResetRequest,
    responses(
        (status = 200, description = "The password is set.", body = ResetDoneResponse),
        (status = 422, description = "The link is not valid (`token`), or the password is not acceptable; see `errors`."),
    )
)]
#[post("/api/auth/reset-password/confirm")]
pub async fn confirm_password_reset(call: Call, body: Body<ConfirmResetRequest>) -> HandlerResult {
    let ConfirmResetRequest { token, password, confirm_password, keep_programs } = body.0;
    let (token, password) = (token.unwrap_or_default(), password.unwrap_or_default());
    let (asked, new) = (token.clone(), password.clone());
    call.read(move |tx, context| accounts::check_reset_link(tx, context, &asked, &new, confirm_password.as_deref()))
        .await?;
    let hash = call.hash_password(password).await?;
    let role = call
        .write(move |tx, context| accounts::confirm_password_reset(tx, context, &token, &hash, keep_programs))
        .await?;
    let message = language::render("Your password was changed. You can sign in with it now.");
    Ok(HttpResponse::Ok().json(ResetDoneResponse { message, role: role.into() }))
}
