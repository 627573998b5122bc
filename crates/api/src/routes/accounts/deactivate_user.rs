//! POST /api/users/{id}/deactivate.

use serde::Deserialize;
use tierway_application::accounts;
use tierway_kernel::UserId;
use utoipa::ToSchema;
use validator::Validate;

use super::older_clients::text;
use super::optional_body::OptionalBody;
use super::user::AccountResponse;
use crate::prelude::*;

/// Reason for deactivation.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct DeactivateRequest {
    /// Kept in the log; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Left the company.")]
    pub reason: Option<String>,
}

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
