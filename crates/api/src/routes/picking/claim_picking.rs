//! `POST /api/picking/waves`.

use tierway_application::picking::claim_picking as claim;
use tierway_kernel::Permission;

use super::dto::PickWaveResponse;
use super::request::ClaimPickingRequest;
use crate::prelude::*;

/// Claim orders to be picked
///
/// For the company's people: the named orders or the oldest that wait go to the caller and into processing. Two pickers
/// never get the same order. Where fewer wait than are asked for, `shortfall` says why. Picks are planned over all of them: what expires first, then by SKU.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = ClaimPickingRequest,
    responses(
        (status = 201, description = "The wave.", body = PickWaveResponse),
        (status = 404, description = "There is no such thing."),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/picking/waves")]
pub async fn claim_picking(call: Call, body: Body<ClaimPickingRequest>) -> HandlerResult {
    let (orders, count) = body.0.read();
    call.write_once(Permission::ClaimPicking, &body.0, StatusCode::CREATED, move |tx, context| {
        claim(tx, context, orders.as_deref(), count).map(PickWaveResponse::from)
    })
    .await
}
