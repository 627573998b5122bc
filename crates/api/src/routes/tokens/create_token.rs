//! POST /api/tokens.

use tierway_application::tokens;

use super::dto::{CreateTokenRequest, NewTokenResponse};
use crate::prelude::*;

/// Make an API token
///
/// For everybody but customers, of employees for managers and purchasers. A program that sends it as `Authorization: Bearer …` acts as its owner,
/// within the scopes of the token and never beyond what the owner may do then. The key is in this answer only.
#[utoipa::path(
    tag = "Integration",
    request_body = CreateTokenRequest,
    responses(
        (status = 201, description = "The token with its key.", body = NewTokenResponse),
        (status = 403, description = "The caller may have no tokens."),
        (status = 409, description = "The caller has 50 tokens already."),
    ),
)]
#[post("/api/tokens")]
pub async fn create_token(call: Call, body: Body<CreateTokenRequest>) -> HandlerResult {
    let wish = body.0.wish();
    let made = call.write(move |tx, context| tokens::create_token(tx, context, &wish)).await?;
    Ok(HttpResponse::Created().json(NewTokenResponse::new(made, call.context().now)))
}
