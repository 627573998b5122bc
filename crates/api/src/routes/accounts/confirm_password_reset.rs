//! POST /api/auth/reset-password/confirm.

use tierway_application::accounts;

use super::reset_records::{ConfirmResetRequest, ResetDoneResponse};
use crate::prelude::*;

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
    let message = "Your password was changed. You can sign in with it now.".to_owned();
    Ok(HttpResponse::Ok().json(ResetDoneResponse { message, role: role.into() }))
}
