//! POST /api/tokens.

use actix_web::{HttpResponse, post};
use tierway_application::tokens;

use super::dto::{CreateTokenRequest, NewTokenResponse};
use crate::body::Body;
use crate::{Call, Problem};

/// Make an API token
///
/// For everybody but customers, of employees for managers and purchasers. A program that sends it as `Authorization: Bearer …` acts as its owner,
/// within the scopes of the token and never beyond what the owner may do then. The key is in this answer only.
#[utoipa::path(
    operation_id = "createToken",
    tag = "Integration",
    request_body = CreateTokenRequest,
    responses(
        (status = 201, description = "The token with its key.", body = NewTokenResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may have no tokens.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "The caller has 50 tokens already.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/tokens")]
pub async fn create_token(call: Call, body: Body<CreateTokenRequest>) -> Result<HttpResponse, Problem> {
    let wish = body.0.wish();
    let made = call.write(move |tx, context| tokens::create_token(tx, context, &wish)).await?;
    Ok(HttpResponse::Created().json(NewTokenResponse::new(made, call.context().now)))
}
