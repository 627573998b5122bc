//! GET /api/auth/me.

use tierway_application::accounts;

use super::view_as::MeResponse;
use crate::prelude::*;

/// Get your account
///
/// For anyone signed in. Use it to check a stored session: 401 means that it has ended. While an admin is viewing as
/// another user, it returns that account, with `viewAs`.
#[utoipa::path(
    tag = "Sign-in",
    responses((status = 200, description = "The account.", body = MeResponse)),
)]
#[get("/api/auth/me")]
pub async fn get_me(call: Call) -> HandlerResult {
    let view = call.read(accounts::get_me).await?;
    Ok(HttpResponse::Ok().json(MeResponse::new(view, call.viewed().map(|viewed| viewed.until))))
}
