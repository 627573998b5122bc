//! `POST /api/picking/waves`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::picking::claim_picking as claim;
use tierway_kernel::Permission;

use super::dto::PickWaveResponse;
use super::request::ClaimPickingRequest;
use crate::body::Body;

use crate::{Call, Problem};

/// Claim orders to be picked
///
/// For the company's people: the named orders or the oldest that wait go to the caller and into processing. Two pickers
/// never get the same order. Picks are planned over all of them: what expires first, then by SKU.
#[utoipa::path(
    operation_id = "claimPicking",
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = ClaimPickingRequest,
    responses(
        (status = 201, description = "The wave.", body = PickWaveResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Against the current state; the sentence says why.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/picking/waves")]
pub async fn claim_picking(call: Call, body: Body<ClaimPickingRequest>) -> Result<HttpResponse, Problem> {
    let (orders, count) = body.0.read()?;
    call.write_once(Permission::ClaimPicking, &body.0, StatusCode::CREATED, move |tx, context| {
        claim(tx, context, orders.as_deref(), count).map(PickWaveResponse::from)
    })
    .await
}
