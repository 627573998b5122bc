//! POST /api/users/{id}/reopen.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::AccountResponse;
use crate::prelude::*;

/// Reverse a rejection
///
/// For the admin: the account is pending approval again, and the account holder is notified.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "It is not rejected."),
    ),
)]
#[post("/api/users/{id}/reopen")]
pub async fn reopen_user(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let view = call.write(move |tx, context| accounts::reopen_user(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "Rejection reversed")))
}
