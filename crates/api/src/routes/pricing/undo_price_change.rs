//! `POST /api/wholesaler/price-changes/{id}/undo`.

use tierway_application::pricing::undo_price_change as undo;
use tierway_kernel::PriceChangeId;

use super::dto::PriceChangeDetailsResponse;
use crate::prelude::*;

/// Undo a regional price change
///
/// For wholesalers, admin and manufacturer: a new change restores the previous prices. Refused if some of the prices
/// have changed since.
#[utoipa::path(
    tag = "Prices",
    params(("id" = i64, Path, description = "The change to undo.", example = 12)),
    responses(
        (status = 200, description = "The change that undoes it.", body = PriceChangeDetailsResponse),
        (status = 409, description = "Already undone, or some of its prices have changed since."),
    ),
)]
#[post("/api/wholesaler/price-changes/{id}/undo")]
pub async fn undo_price_change(call: Call, id: Id) -> HandlerResult {
    let change = call.write(move |tx, context| undo(tx, context, PriceChangeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
