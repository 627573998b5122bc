//! POST /api/users/{id}/approve.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::AccountResponse;
use crate::prelude::*;

/// Approve an account
///
/// For the admin, while it is pending. Unreviewed documents are accepted with it; a required document that is missing,
/// refused or expired blocks approval (422). The account holder gets a notification and an email. Of two concurrent
/// decisions, the second gets 409.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "Already decided."),
        (status = 422, description = "Required documents are missing."),
    ),
)]
#[post("/api/users/{id}/approve")]
pub async fn approve_user(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let view = call.write(move |tx, context| accounts::approve_user(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Approved")))
}
