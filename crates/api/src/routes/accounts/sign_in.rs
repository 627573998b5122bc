//! What the three sign-in operations share.

use actix_web::HttpResponse;
use tierway_accounts::{Portal, check_sign_in};
use tierway_application::{Failure, accounts};
use tierway_kernel::Permission;

use super::dto::AccountResponse;
use super::requests::SignInRequest;
use crate::{Call, Problem};

/// Signs in: looks the account up, verifies the password (as long for an unknown user), lets them in at the portal,
/// and opens a session under a new id.
pub(super) async fn sign_in(
    call: &Call,
    operation: Permission,
    request: SignInRequest,
    portal: Option<Portal>,
) -> Result<HttpResponse, Problem> {
    let username = request.username.unwrap_or_default();
    let password = request.password.unwrap_or_default();
    check_sign_in(&username, &password).map_err(Failure::Fields)?;
    let found = call.read(move |tx, context| accounts::find_credentials(tx, context, operation, &username)).await?;
    let (user, hash) = found.map_or((None, None), |found| (Some(found.user.id), Some(found.password_hash)));
    let right = call.verify_password(password, hash).await?;
    let Some(user) = user.filter(|_| right) else {
        return Err(Failure::BadCredentials.into());
    };
    let view = call.write(move |tx, context| accounts::enter(tx, context, operation, user, portal)).await?;
    call.open_session(user).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "Welcome back!")))
}
