//! POST /api/auth/warehouse-login.

use tierway_accounts::Portal;
use tierway_kernel::Permission;

use super::sign_in::{SignInRequest, sign_in};
use super::user::AccountResponse;
use crate::prelude::*;

/// Sign in at the warehouse
///
/// Open to everybody; lets in warehouse staff only.
#[utoipa::path(
    tag = "Sign-in",
    request_body = SignInRequest,
    responses(
        (status = 200, description = "Signed in; the session cookie is set.", body = AccountResponse),
        (status = 401, description = "Username or password is wrong; which of them is not said."),
        (status = 403, description = "The page is for another role, or the account waits, was rejected or is off. Said only to somebody with the right password."),
        (status = 429, description = "Too many wrong passwords for this name or from this address; `Retry-After` says when to come back."),
    )
)]
#[post("/api/auth/warehouse-login")]
pub async fn warehouse_login(call: Call, body: Body<SignInRequest>) -> HandlerResult {
    sign_in(&call, Permission::WarehouseLogin, body.0, Some(Portal::Warehouse)).await
}
