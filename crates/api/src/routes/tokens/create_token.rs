//! POST /api/tokens.

use tierway_application::tokens;

use super::dto::{CreateTokenRequest, NewTokenResponse};
use crate::prelude::*;

/// Create an API token
///
/// For everyone except customers; of employees, only managers and purchasers. A program that sends it as
/// `Authorization: Bearer …` acts as its owner, within the token's scopes and the owner's current permissions. The key
/// is in this response only.
#[utoipa::path(
    tag = "Integration",
    request_body = CreateTokenRequest,
    responses(
        (status = 201, description = "The token with its key.", body = NewTokenResponse),
        (status = 403, description = "The caller is not allowed to use API tokens."),
        (status = 409, description = "The caller has 50 tokens already."),
    ),
)]
#[post("/api/tokens")]
pub async fn create_token(call: Call, body: Body<CreateTokenRequest>) -> HandlerResult {
    let input = body.0.input();
    let made = call.write(move |tx, context| tokens::create_token(tx, context, &input)).await?;
    Ok(HttpResponse::Created().json(NewTokenResponse::new(made, call.context().now)))
}
