//! POST /api/auth/change-password.

use tierway_application::accounts;
use tierway_kernel::Permission;

use super::dto::MessageResponse;
use super::requests::ChangePasswordRequest;
use crate::prelude::*;

/// Change one's own password
///
/// For everybody who is signed in. All other sessions end; this one goes on under a new id. Links for a new password
/// that are out stop working. API tokens are revoked and webhooks turned off unless `keepPrograms`.
#[utoipa::path(
    tag = "Sign-in",
    request_body = ChangePasswordRequest,
    responses(
        (status = 200, description = "Changed.", body = MessageResponse),
        (status = 422, description = "The current password is wrong, or a rule is broken; `errors` names the field."),
        (status = 429, description = "Too many wrong passwords; `Retry-After` says when to come back."),
    ),
)]
#[post("/api/auth/change-password")]
pub async fn change_password(call: Call, body: Body<ChangePasswordRequest>) -> HandlerResult {
    let ChangePasswordRequest { current_password, new_password, confirm_password, keep_programs } = body.0;
    let (current, new) = (current_password.unwrap_or_default(), new_password.unwrap_or_default());
    let wanted = new.clone();
    let known = call
        .read(move |tx, context| {
            let role = context.actor.signed_in()?.role;
            accounts::check_password_of(tx, "newPassword", role, &wanted, confirm_password.as_deref())?;
            Ok(accounts::own_credentials(tx, context, Permission::ChangePassword)?.password_hash)
        })
        .await?;
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
