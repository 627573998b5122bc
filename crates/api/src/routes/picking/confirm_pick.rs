//! `POST /api/picking/picks/{id}/confirm`.

use tierway_application::picking::confirm_pick as confirm;
use tierway_kernel::{Permission, PickId};

use super::dto::PickWaveResponse;
use super::request::ConfirmPickRequest;
use crate::prelude::*;

/// Confirm a pick
///
/// For company staff: barcode, SKU or batch code as scanned. Pieces add up, never beyond the required quantity.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The pick.", example = 12)),
    request_body = ConfirmPickRequest,
    responses(
        (status = 200, description = "The wave as it is now.", body = PickWaveResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/picking/picks/{id}/confirm")]
pub async fn confirm_pick(call: Call, id: Id, body: Body<ConfirmPickRequest>) -> HandlerResult {
    let pieces = body.0.pieces();
    let code = body.0.code.clone();
    call.write_once(Permission::ConfirmPick, &body.0, StatusCode::OK, move |tx, context| {
        confirm(tx, context, PickId(id.0), &code, pieces).map(PickWaveResponse::from)
    })
    .await
}
