//! `GET /api/analytics/stock-turns`.

use tierway_application::analytics::get_stock_turns as measure;

use super::reports_dto::{ReportParams, StockTurnsResponse};
use crate::prelude::*;

/// Get stock turns
///
/// For admin and manufacturer: for each product and in total, the cost of goods sold in this period, the average stock
/// value over thirteen evenly spaced points in time, the stock turn, and the days of stock left.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams),
    responses(
        (status = 200, description = "The figures.", body = StockTurnsResponse),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/stock-turns")]
pub async fn get_stock_turns(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    Ok(HttpResponse::Ok().json(StockTurnsResponse::from(found)))
}
