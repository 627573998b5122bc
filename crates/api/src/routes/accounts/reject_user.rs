//! POST /api/users/{id}/reject.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::dto::AccountResponse;
use super::requests::RejectRequest;
use crate::prelude::*;

/// Reject an account
///
/// For the admin, while it is pending, with a reason that is stored and sent to the account holder. All sessions end at
/// once.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = RejectRequest,
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 409, description = "Already decided."),
    ),
)]
#[post("/api/users/{id}/reject")]
pub async fn reject_user(call: Call, id: Id, body: Body<RejectRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let reason = body.0.reason.unwrap_or_default();
    let view = call.write(move |tx, context| accounts::reject_user(tx, context, id, &reason)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Rejected")))
}
