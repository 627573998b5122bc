//! `POST /api/picking/waves`.

use tierway_application::picking::claim_picking as claim;
use tierway_kernel::Permission;

use super::dto::PickWaveResponse;
use super::request::ClaimPickingRequest;
use crate::prelude::*;

/// Claim orders for picking
///
/// For company staff: assigns the named orders, or the oldest waiting ones, to the caller and moves them to processing.
/// Two pickers never get the same order. If fewer are waiting than requested, `shortfall` says why. Pieces are planned
/// across all of them, those that expire first first, and listed along the shelves.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = ClaimPickingRequest,
    responses(
        (status = 201, description = "The wave.", body = PickWaveResponse),
        (status = 404, description = "Not found."),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/picking/waves")]
pub async fn claim_picking(call: Call, body: Body<ClaimPickingRequest>) -> HandlerResult {
    let (orders, count) = body.0.read();
    let changed = call.changed_ids();
    call.write_once(Permission::ClaimPicking, &body.0, StatusCode::CREATED, move |tx, context| {
        let view = claim(tx, context, orders.as_deref(), count)?;
        changed.note(view.orders.iter().map(|one| one.order.id.0));
        Ok(PickWaveResponse::from(view))
    })
    .await
}
