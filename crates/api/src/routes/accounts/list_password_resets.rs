//! GET /api/password-resets.

use tierway_application::accounts;

use super::reset_records::{ListResetsQuery, PasswordResetResponse};
use crate::prelude::*;

/// List password reset requests
///
/// For the admin, newest first. Requests are kept for 30 days.
#[utoipa::path(
    tag = "Accounts",
    params(ListResetsQuery, PageParams),
    responses((status = 200, description = "The requests.", body = Vec<PasswordResetResponse>)),
)]
#[get("/api/password-resets")]
pub async fn list_password_resets(call: Call, query: Params<ListResetsQuery>) -> HandlerResult {
    let filter = query.0.filter();
    let page = call.page()?;
    let resets = call.read(move |tx, context| accounts::list_password_resets(tx, context, filter, &page)).await?;
    Ok(list_response(&call, resets.map(PasswordResetResponse::from)))
}
