//! `GET /api/wholesaler/price-changes/{id}`.

use tierway_application::pricing::get_price_change as find;
use tierway_kernel::PriceChangeId;

use super::dto::PriceChangeDetailsResponse;
use crate::prelude::*;

/// Get a regional price change
///
/// For wholesalers, admin and manufacturer: with the previous prices.
#[utoipa::path(
    tag = "Prices",
    params(("id" = i64, Path, description = "The change.", example = 12)),
    responses((status = 200, description = "The change.", body = PriceChangeDetailsResponse)),
)]
#[get("/api/wholesaler/price-changes/{id}")]
pub async fn get_price_change(call: Call, id: Id) -> HandlerResult {
    let change = call.read(move |tx, context| find(tx, context, PriceChangeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
