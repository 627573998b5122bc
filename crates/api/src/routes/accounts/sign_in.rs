//! Shared code of the three sign-in operations.

use actix_web::HttpResponse;
use serde::Deserialize;
use tierway_accounts::{Portal, check_sign_in};
use tierway_application::accounts::SignIn;
use tierway_application::{Failure, accounts};
use tierway_kernel::Permission;
use utoipa::ToSchema;
use validator::Validate;

use super::older_clients::text;
use super::user::AccountResponse;
use crate::form::Checked;
use crate::{Call, Problem, form};

/// A sign-in request.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInRequest {
    /// Username or email, ignoring case.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina.tan", value_type = String, required)]
    pub username: Option<String>,
    /// Password.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// The page's role; users with another role get 403 and no session. If omitted: any role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "agent")]
    #[validate(custom(function = door, message = "Unknown sign-in page."))]
    pub portal: Option<String>,
}

impl SignInRequest {
    /// The door of the page.
    pub fn portal(&self) -> Option<Portal> {
        Portal::named(self.portal.as_deref()?)
    }
}

fn door(portal: &str) -> Checked {
    form::holds(portal.trim().is_empty() || Portal::named(portal).is_some(), "known")
}

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
