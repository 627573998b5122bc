//! `GET /api/analytics/wholesaler`.

use tierway_application::analytics::get_wholesaler_figures as measure;

use super::wholesaler_dto::WholesalerFiguresResponse;
use crate::prelude::*;

/// Get a wholesaler's figures
///
/// For wholesalers, admin and manufacturer: dealers and agents by region with their purchases this month and last month
/// (orders placed and not cancelled, by the address in their profile today), products without a regional price, and the
/// latest price changes. Months are business months.
#[utoipa::path(
    tag = "Analytics",
    responses((status = 200, description = "The figures.", body = WholesalerFiguresResponse)),
)]
#[get("/api/analytics/wholesaler")]
pub async fn get_wholesaler_figures(call: Call) -> HandlerResult {
    let figures = call.report(measure).await?;
    Ok(HttpResponse::Ok().json(WholesalerFiguresResponse::from(figures)))
}
