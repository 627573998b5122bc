//! What the three sign-in operations share.

use actix_web::HttpResponse;
use tierway_accounts::{Portal, check_sign_in};
use tierway_application::accounts::SignIn;
use tierway_application::{Failure, accounts};
use tierway_kernel::Permission;

use super::dto::AccountResponse;
use super::requests::SignInRequest;
use crate::{Call, Problem};

/// Signs in: looks the account up, verifies the password (as long for an unknown user), then either counts the failure
/// or lets them in at the portal with a session under a new id.
pub(super) async fn sign_in(
    call: &Call,
    operation: Permission,
    request: SignInRequest,
    portal: Option<Portal>,
) -> Result<HttpResponse, Problem> {
    let username = request.username.unwrap_or_default();
    let password = request.password.unwrap_or_default();
    check_sign_in(&username, &password).map_err(Failure::Fields)?;
    let attempt = SignIn { operation, login: username, portal };
    let asked = attempt.clone();
    let found = call.read(move |tx, context| accounts::find_credentials(tx, context, &asked)).await?;
    let (user, hash) = found.map_or((None, None), |found| (Some(found.user.id), Some(found.password_hash)));
    let right = call.verify_password(password, hash).await?;
    let user = user.filter(|_| right);
    let opening = call.opening();
    let session = opening.clone();
    let concluded = call
        .write(move |tx, context| {
            let concluded = accounts::conclude_sign_in(tx, context, &attempt, user)?;
            if let Ok(view) = &concluded {
                session.write(tx, context, view.user.id)?;
            }
            Ok(concluded)
        })
        .await?;
    let view = concluded?;
    call.hand_out(opening)?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "Welcome back!")))
}
