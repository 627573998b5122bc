//! POST /api/users/{id}/deactivate.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::dto::AccountResponse;
use super::optional_body::OptionalBody;
use super::requests::DeactivateRequest;
use crate::prelude::*;

/// Deactivate an account
///
/// For the admin; not for their own account. All its sessions end at once.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = Option<DeactivateRequest>,
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "Already inactive."),
    ),
)]
#[post("/api/users/{id}/deactivate")]
pub async fn deactivate_user(call: Call, id: Id, body: OptionalBody<DeactivateRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let reason = body.0.reason;
    let view = call.write(move |tx, context| accounts::deactivate_user(tx, context, id, reason.as_deref())).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Deactivated")))
}
