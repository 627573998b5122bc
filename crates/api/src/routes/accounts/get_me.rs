//! GET /api/auth/me.

use tierway_application::accounts;

use super::view_as::MeResponse;
use crate::prelude::*;

/// Read one's own account
///
/// For everybody who is signed in. A saved sign-in is checked with it: 401 means that the session is over.
/// While an admin looks at the pages of somebody else, it is that account, with `viewAs`.
#[utoipa::path(
    tag = "Sign-in",
    responses((status = 200, description = "The account.", body = MeResponse)),
)]
#[get("/api/auth/me")]
pub async fn get_me(call: Call) -> HandlerResult {
    let view = call.read(accounts::get_me).await?;
    Ok(HttpResponse::Ok().json(MeResponse::new(view, call.viewed().map(|viewed| viewed.until))))
}
