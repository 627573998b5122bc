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
/// or signs the user in at the portal with a new session id.
pub(super) async fn sign_in(
    call: &Call,
    operation: Permission,
    request: SignInRequest,
    portal: Option<Portal>,
) -> Result<HttpResponse, Problem> {
    let username = request.username.unwrap_or_default();
    let password = request.password.unwrap_or_default();
    check_sign_in(&username, &password).map_err(Failure::Fields)?;
    let device = call.device();
    let attempt = SignIn { operation, login: username, portal, device: Some(device.hash()) };
    let asked = attempt.clone();
    let found = call.read(move |tx, context| accounts::find_credentials(tx, context, &asked)).await?;
    let hash = found.as_ref().map(|found| found.password_hash.clone());
    let right = call.verify_password(password, hash).await?;
    let verified = found.filter(|_| right);
    let opening = call.opening();
    let session = opening.clone();
    let concluded = call
        .write(move |tx, context| {
            let concluded = accounts::conclude_sign_in(tx, context, &attempt, verified.as_ref())?;
            if let Ok(view) = &concluded {
                session.write(tx, context, view.user.id)?;
            }
            Ok(concluded)
        })
        .await?;
    let view = concluded?;
    call.hand_out(opening)?;
    Ok(HttpResponse::Ok().cookie(device.cookie()).json(AccountResponse::new(view, "Welcome back!")))
}
