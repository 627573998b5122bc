//! `GET /api/regions`.

use tierway_application::pricing::list_regions as list;

use super::region_dto::RegionsResponse;
use crate::prelude::*;

/// List regions
///
/// For wholesalers, admin and manufacturer: the countries and zones of each region, with the number of dealers and
/// agents who buy at its prices.
#[utoipa::path(
    tag = "Prices",
    responses((status = 200, description = "The table.", body = RegionsResponse)),
)]
#[get("/api/regions")]
pub async fn list_regions(call: Call) -> HandlerResult {
    let regions = call.read(list).await?;
    Ok(HttpResponse::Ok().json(RegionsResponse::from(regions)))
}
