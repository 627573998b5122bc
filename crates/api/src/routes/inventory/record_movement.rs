//! `POST /api/inventory/transactions`.

use tierway_application::inventory::record_movement as record;
use tierway_kernel::Permission;

use super::dto::{RecordMovementRequest, RecordedMovementResponse};
use crate::prelude::*;

/// Record stock in or out
///
/// For admin and manufacturer. A movement out takes from available stock, that is, neither reserved for open orders nor
/// on hold: from the named batch, or from the batches that expire first. A movement in may name a batch, and must for
/// products tracked by batch. To scrap pieces on hold, name the batch.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = RecordMovementRequest,
    responses(
        (status = 201, description = "The movement.", body = RecordedMovementResponse),
        (status = 404, description = "Not found, or not visible to you."),
    ),
)]
#[post("/api/inventory/transactions")]
pub async fn record_movement(call: Call, body: Body<RecordMovementRequest>) -> HandlerResult {
    let entry = body.0.entry()?;
    let changed = call.changed_ids();
    call.write_once(Permission::RecordMovement, &body.0, StatusCode::CREATED, move |tx, context| {
        let recorded = record(tx, context, &entry)?;
        changed.note([entry.product_id.0]);
        RecordedMovementResponse::of(recorded, context.language)
    })
    .await
}
