//! POST /api/users/{id}/reject.

use serde::Deserialize;
use tierway_application::accounts;
use tierway_kernel::UserId;
use utoipa::ToSchema;
use validator::Validate;

use super::older_clients::text;
use super::user::AccountResponse;
use crate::prelude::*;

/// Reason for a rejection.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct RejectRequest {
    /// Told to the person; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "The licence has expired.", value_type = String, required)]
    pub reason: Option<String>,
}

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
