//! POST /api/auth/change-password.

use serde::Deserialize;
use tierway_application::{Context, Transaction, accounts};
use utoipa::ToSchema;
use validator::Validate;

use super::message::MessageResponse;
use super::older_clients::text;
use crate::prelude::*;

/// The form to change the password.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePasswordRequest {
    /// The current password.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub current_password: Option<String>,
    /// 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple", value_type = String, required)]
    pub new_password: Option<String>,
    /// The new password repeated; optional.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple")]
    pub confirm_password: Option<String>,
    /// Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled.
    #[serde(default)]
    #[schema(example = false)]
    pub keep_programs: bool,
}

/// Change your password
///
/// For anyone signed in. All other sessions end; this one continues with a new ID. Outstanding password reset links
/// stop working. API tokens are revoked and webhooks disabled unless `keepPrograms` is set.
#[utoipa::path(
    tag = "Sign-in",
    request_body = ChangePasswordRequest,
    responses(
        (status = 200, description = "Changed.", body = MessageResponse),
        (status = 422, description = "The current password is wrong or validation failed; see `errors`."),
        (status = 429, description = "Too many wrong passwords; `Retry-After` says when to try again."),
    ),
)]
#[post("/api/auth/change-password")]
pub async fn change_password(call: Call, body: Body<ChangePasswordRequest>) -> HandlerResult {
    let ChangePasswordRequest { current_password, new_password, confirm_password, keep_programs } = body.0;
    let (current, new) = (current_password.unwrap_or_default(), new_password.unwrap_or_default());
    let (typed, wanted) = (current.clone(), new.clone());
    let check = move |tx: &mut dyn Transaction, context: &Context| {
        accounts::check_password_change(tx, context, &typed, &wanted, confirm_password.as_deref())
    };
    let known = call.read(check).await?;
    call.confirm_password(current, known.clone()).await?;
    let hash = call.hash_password(new).await?;
    let opening = call.opening();
    let session = opening.clone();
    call.write(move |tx, context| {
        let user = accounts::change_password(tx, context, &known, &hash, keep_programs)?;
        session.write(tx, context, user.id)
    })
    .await?;
    call.hand_out(opening)?;
    Ok(HttpResponse::Ok().json(MessageResponse::from("Your password was changed.")))
}
