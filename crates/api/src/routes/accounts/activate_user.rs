//! POST /api/users/{id}/activate.

use actix_web::{HttpResponse, post};
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::dto::AccountResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Switch an account on
///
/// For the admin. Its verification stays where it is.
#[utoipa::path(
    operation_id = "activateUser",
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account as it is now.", body = AccountResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for the caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It is active already, or was rejected.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/users/{id}/activate")]
pub async fn activate_user(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let id = UserId(id.0);
    let view = call.write(move |tx, context| accounts::activate_user(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(AccountResponse::new(view, "User Activated")))
}
