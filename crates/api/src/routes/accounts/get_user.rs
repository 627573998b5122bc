//! GET /api/users/{id}.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::user::UserResponse;
use crate::prelude::*;

/// Get an account
///
/// For the account holder, the admin, and the manufacturer for its employees. Others get 404.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses((status = 200, description = "The account.", body = UserResponse)),
)]
#[get("/api/users/{id}")]
pub async fn get_user(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| accounts::get_user(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::Ok().json(UserResponse::from(view)))
}
