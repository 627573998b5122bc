//! `POST /api/lots/{id}/release`.

use tierway_application::inventory::release_lot as release;
use tierway_kernel::{LotId, Permission};

use super::lot_dto::{LotDetailsResponse, ReleaseLotRequest};
use crate::prelude::*;

/// Release a batch
///
/// For admin and manufacturer. If expired batches are held automatically, correct the expiry date first.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = ReleaseLotRequest,
    responses(
        (status = 200, description = "The released batch.", body = LotDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/lots/{id}/release")]
pub async fn release_lot(call: Call, id: Id, body: Body<ReleaseLotRequest>) -> HandlerResult {
    let note = body.0.note.clone();
    call.write_once(Permission::ReleaseLot, &body.0, StatusCode::OK, move |tx, context| {
        release(tx, context, LotId(id.0), note.as_deref()).map(|lot| LotDetailsResponse::of(lot, context.language))
    })
    .await
}
