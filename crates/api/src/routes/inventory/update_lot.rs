//! `PATCH /api/lots/{id}`.

use tierway_application::inventory::{LotDetails, update_lot as update};
use tierway_application::{Context, Transaction};
use tierway_kernel::LotId;

use super::lot_dto::{LotDetailsResponse, UpdateLotRequest};
use crate::prelude::*;

/// Correct the dates or the location of a batch
///
/// For admin and manufacturer. A batch that has expired by its new dates is put on hold at once.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = UpdateLotRequest,
    responses(
        (status = 200, description = "The batch.", body = LotDetailsResponse),
        (status = 409, description = "The batch no longer matches `expected`."),
    ),
)]
#[patch("/api/lots/{id}")]
pub async fn update_lot(call: Call, id: Id, body: Body<UpdateLotRequest>) -> HandlerResult {
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let change = form.change();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &LotDetails| expected.check(&LotDetailsResponse::of(now.clone(), context.language));
        update(tx, context, LotId(id.0), &change, expected.seen(&check))
    };
    let lot = call.write(work).await?;
    Ok(HttpResponse::Ok().json(LotDetailsResponse::of(lot, call.language())))
}
