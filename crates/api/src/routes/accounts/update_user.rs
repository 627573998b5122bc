//! PATCH /api/users/{id}.

use tierway_application::accounts::{self, AccountView};
use tierway_application::{Context, Transaction};
use tierway_kernel::UserId;

use super::dto::{UserEnvelope, UserResponse};
use super::requests::UpdateUserRequest;
use crate::prelude::*;

/// Update your profile
///
/// For the account holder only. Omitted fields stay unchanged; `null` or an empty text clears a field the role does not
/// require. A new `country` or `zone` of an approved dealer, agent or sub-agent needs the admin's approval (`GET
/// /api/place-changes`); until then the old region applies. Changing `email` requires `currentPassword`. Username,
/// role, referrer and a dealer's license number cannot be changed.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "Your account", example = 12)),
    request_body = UpdateUserRequest,
    responses(
        (status = 200, description = "The account as it is now.", body = UserEnvelope),
        (status = 403, description = "Another user's account, or the request is cross-origin."),
        (status = 404, description = "Account not found, or not visible to you."),
        (status = 409, description = "The account no longer matches `expected`."),
        (status = 429, description = "Too many wrong passwords; `Retry-After` says when to try again."),
    ),
)]
#[patch("/api/users/{id}")]
pub async fn update_user(call: Call, id: Id, body: Body<UpdateUserRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let change = body.0.change();
    let UpdateUserRequest { expected, current_password, .. } = body.0;
    let password = current_password.unwrap_or_default();
    let (checked, typed) = (change.clone(), password.clone());
    let proof = call.read(move |tx, context| accounts::check_update(tx, context, id, &checked, &typed)).await?;
    if let Some(hash) = &proof {
        call.confirm_password(password, hash.clone()).await?;
    }
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &AccountView| expected.check(&UserResponse::from(now.clone()));
        accounts::update_user(tx, context, id, &change, proof.as_deref(), expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(UserEnvelope { user: view.into() }))
}
