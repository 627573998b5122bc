//! GET /api/tokens.

use tierway_application::tokens;

use super::dto::{ListTokensQuery, TokenResponse};
use crate::prelude::*;

/// List API tokens
///
/// For everyone except customers; of employees, only managers and purchasers: your tokens, newest first, with expired
/// and revoked ones for 90 days. The admin can read a user's with `userId`.
#[utoipa::path(
    tag = "Integration",
    params(ListTokensQuery, PageParams),
    responses(
        (status = 200, description = "The tokens, without their keys.", body = Vec<TokenResponse>),
        (status = 403, description = "The caller is not allowed to use API tokens, or asked for another user's."),
    ),
)]
#[get("/api/tokens")]
pub async fn list_tokens(call: Call, params: Params<ListTokensQuery>) -> HandlerResult {
    let page = call.page()?;
    let user = params.0.user();
    let found = call.read(move |tx, context| tokens::list_tokens(tx, context, user, &page)).await?;
    let now = call.context().now;
    Ok(list_response(&call, found.map(|token| TokenResponse::new(token, now))))
}
