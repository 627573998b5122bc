//! `POST /api/addresses`.

use actix_web::{HttpResponse, post};
use tierway_application::addresses::add_address as add;

use super::dto::{AddressRequest, AddressResponse};
use crate::body::Body;
use crate::{Call, Problem};

/// Add an address
///
/// For buyers. The first one is the default; a new default takes the place of the old one.
#[utoipa::path(
    operation_id = "addAddress",
    tag = "Addresses",
    request_body = AddressRequest,
    responses(
        (status = 201, description = "The address.", body = AddressResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/addresses")]
pub async fn add_address(call: Call, body: Body<AddressRequest>) -> Result<HttpResponse, Problem> {
    let draft = body.0.draft();
    let address = call.write(move |tx, context| add(tx, context, &draft)).await?;
    Ok(HttpResponse::Created().json(AddressResponse::from(address)))
}
