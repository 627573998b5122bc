//! `POST /api/inventory/transactions`.

use tierway_application::inventory::record_movement as record;
use tierway_kernel::Permission;

use super::dto::{RecordMovementRequest, RecordedMovementResponse};
use crate::prelude::*;

/// Record stock in or out
///
/// For admin and manufacturer. An out-movement takes from what is available, that is, not promised to open orders and not
/// on hold: from the named batch, or from those that expire first. Pieces that come in may name a batch, and must when
/// the product is kept in lots. Scrapping from a batch on hold names it.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = RecordMovementRequest,
    responses(
        (status = 201, description = "The movement.", body = RecordedMovementResponse),
        (status = 404, description = "There is no such thing, or not for this caller."),
    ),
)]
#[post("/api/inventory/transactions")]
pub async fn record_movement(call: Call, body: Body<RecordMovementRequest>) -> HandlerResult {
    let entry = body.0.entry()?;
    call.write_once(Permission::RecordMovement, &body.0, StatusCode::CREATED, move |tx, context| {
        RecordedMovementResponse::of(record(tx, context, &entry)?)
    })
    .await
}
