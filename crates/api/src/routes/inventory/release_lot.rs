//! `POST /api/lots/{id}/release`.

use tierway_application::inventory::release_lot as release;
use tierway_kernel::{LotId, Permission};

use super::lot_dto::{LotDetailsResponse, ReleaseLotRequest};
use crate::prelude::*;

/// Release a batch
///
/// For admin and manufacturer. While expired batches are kept on hold, the expiry date of one is corrected first.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = ReleaseLotRequest,
    responses(
        (status = 200, description = "The batch, free again.", body = LotDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/lots/{id}/release")]
pub async fn release_lot(call: Call, id: Id, body: Body<ReleaseLotRequest>) -> HandlerResult {
    let note = body.0.note.clone();
    call.write_once(Permission::ReleaseLot, &body.0, StatusCode::OK, move |tx, context| {
        release(tx, context, LotId(id.0), note.as_deref()).map(LotDetailsResponse::from)
    })
    .await
}
