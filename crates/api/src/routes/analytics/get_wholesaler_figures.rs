//! `GET /api/analytics/wholesaler`.

use tierway_application::analytics::get_wholesaler_figures as measure;

use super::wholesaler_dto::WholesalerFiguresResponse;
use crate::prelude::*;

/// Get a wholesaler's figures
///
/// For wholesalers and the owners: dealers and agents by region with what they bought this month and the month before
/// (orders placed and not cancelled, by the place of their profile now), products without a regional price, and the
/// newest changes of prices. Months are those of the business.
#[utoipa::path(
    tag = "Analytics",
    responses((status = 200, description = "The figures.", body = WholesalerFiguresResponse)),
)]
#[get("/api/analytics/wholesaler")]
pub async fn get_wholesaler_figures(call: Call) -> HandlerResult {
    let figures = call.report(measure).await?;
    Ok(HttpResponse::Ok().json(WholesalerFiguresResponse::from(figures)))
}
