//! GET /api/users/{id}.

use actix_web::{HttpResponse, get};
use tierway_application::accounts;
use tierway_kernel::UserId;

use super::dto::UserResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Read an account
///
/// For the person, the admin, and the manufacturer for the company's employees. To others it does not exist.
#[utoipa::path(
    operation_id = "getUser",
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account.", body = UserResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for the caller.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[get("/api/users/{id}")]
pub async fn get_user(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.read(move |tx, context| accounts::get_user(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::Ok().json(UserResponse::from(view)))
}
