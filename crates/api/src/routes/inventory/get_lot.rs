//! `GET /api/lots/{id}`.

use tierway_application::inventory::get_lot as read;
use tierway_kernel::LotId;

use super::lot_dto::LotDetailsResponse;
use crate::prelude::*;

/// Get a batch
///
/// For company staff: a batch with its history other than movements.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    responses((status = 200, description = "The batch.", body = LotDetailsResponse)),
)]
#[get("/api/lots/{id}")]
pub async fn get_lot(call: Call, id: Id) -> HandlerResult {
    let lot = call.read(move |tx, context| read(tx, context, LotId(id.0))).await?;
    Ok(HttpResponse::Ok().json(LotDetailsResponse::of(lot, call.language())))
}
