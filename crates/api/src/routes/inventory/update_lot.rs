//! `PATCH /api/lots/{id}`.

use tierway_application::inventory::update_lot as update;
use tierway_kernel::LotId;

use super::lot_dto::{LotDetailsResponse, UpdateLotRequest};
use crate::prelude::*;

/// Correct the dates of a batch
///
/// For admin and manufacturer. A batch whose last day is over by its new dates is put on hold at once.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = UpdateLotRequest,
    responses((status = 200, description = "The batch.", body = LotDetailsResponse)),
)]
#[patch("/api/lots/{id}")]
pub async fn update_lot(call: Call, id: Id, body: Body<UpdateLotRequest>) -> HandlerResult {
    let change = body.0.change()?;
    let lot = call.write(move |tx, context| update(tx, context, LotId(id.0), change)).await?;
    Ok(HttpResponse::Ok().json(LotDetailsResponse::from(lot)))
}
