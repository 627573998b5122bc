//! `POST /api/lots/{id}/hold`.

use tierway_application::inventory::hold_lot as hold;
use tierway_kernel::{LotId, Permission};

use super::lot_dto::{HeldLotResponse, HoldLotRequest};
use crate::prelude::*;

/// Put a batch on hold
///
/// For admin, manufacturer and warehouse. Always possible, even if its pieces are reserved by open orders: the response
/// says how many of them cannot be shipped now.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = HoldLotRequest,
    responses(
        (status = 200, description = "The batch, now on hold.", body = HeldLotResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/lots/{id}/hold")]
pub async fn hold_lot(call: Call, id: Id, body: Body<HoldLotRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    call.write_once(Permission::HoldLot, &body.0, StatusCode::OK, move |tx, context| {
        hold(tx, context, LotId(id.0), &reason).map(|held| HeldLotResponse::of(held, context.language))
    })
    .await
}
