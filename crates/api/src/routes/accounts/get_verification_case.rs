//! GET /api/users/{id}/verification.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::verification::VerificationCaseResponse;
use crate::prelude::*;

/// Get a verification
///
/// For the account holder, the admin, and the manufacturer for its employees: current documents, missing ones with the
/// reason, and the history, oldest first.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses((status = 200, description = "The verification.", body = VerificationCaseResponse)),
)]
#[get("/api/users/{id}/verification")]
pub async fn get_verification_case(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let case = call.read(move |tx, context| accounts::get_verification_case(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(VerificationCaseResponse::from(case)))
}
