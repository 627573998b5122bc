//! POST /api/auth/login.

use tierway_kernel::Permission;

use super::sign_in::{SignInRequest, sign_in};
use super::user::AccountResponse;
use crate::prelude::*;

/// Sign in
///
/// Public. `username` takes the username or the email address. With `portal`, only that role can sign in. The session
/// gets a new ID.
#[utoipa::path(
    tag = "Sign-in",
    request_body = SignInRequest,
    responses(
        (status = 200, description = "Signed in; sets the session cookie.", body = AccountResponse),
        (status = 401, description = "Wrong username or password; the response does not say which."),
        (status = 403, description = "The page is for another role, or the account is pending, rejected or inactive. Only returned when the password is right."),
        (status = 429, description = "Too many wrong passwords for this name or from this address; `Retry-After` says when to try again."),
    )
)]
#[post("/api/auth/login")]
pub async fn login(call: Call, body: Body<SignInRequest>) -> HandlerResult {
    let portal = body.0.portal();
    sign_in(&call, Permission::Login, body.0, portal).await
}
