//! POST /api/users/{id}/approve.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::AccountResponse;
use crate::prelude::*;

/// Approve an account
///
/// For the admin, while it waits. Documents nobody has reviewed are accepted with it; a required one that is missing, was
/// refused or has ended stands in the way (422). The person gets a notice and a mail and may do at once what approval
/// opens. Of two who decide at once, the second gets 409.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "It was decided before."),
        (status = 422, description = "Required documents lack."),
    ),
)]
#[post("/api/users/{id}/approve")]
pub async fn approve_user(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let view = call.write(move |tx, context| accounts::approve_user(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Approved")))
}
