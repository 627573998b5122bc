//! POST /api/users/{id}/activate.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::AccountResponse;
use crate::prelude::*;

/// Activate an account
///
/// For the admin. Its verification status stays the same.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "Already active, or rejected."),
    ),
)]
#[post("/api/users/{id}/activate")]
pub async fn activate_user(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let view = call.write(move |tx, context| accounts::activate_user(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Activated")))
}
