//! POST /api/auth/warehouse-login.

use tierway_accounts::Portal;
use tierway_kernel::Permission;

use super::sign_in::{SignInRequest, sign_in};
use super::user::AccountResponse;
use crate::prelude::*;

/// Sign in at the warehouse
///
/// Public; only warehouse staff can sign in.
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
#[post("/api/auth/warehouse-login")]
pub async fn warehouse_login(call: Call, body: Body<SignInRequest>) -> HandlerResult {
    sign_in(&call, Permission::WarehouseLogin, body.0, Some(Portal::Warehouse)).await
}
