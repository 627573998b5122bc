//! `GET /api/analytics/stock-turns`.

use tierway_application::analytics::get_stock_turns as measure;

use super::reports_dto::{ReportParams, StockTurnsResponse};
use crate::prelude::*;

/// Get stock turns
///
/// For admin and manufacturer: for each product and the whole what the pieces cost that were sold in these days of the business, what
/// the stock was worth on average over thirteen evenly spaced moments, how often it was sold, and for how many days what
/// is left will last.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams),
    responses(
        (status = 200, description = "The figures.", body = StockTurnsResponse),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[get("/api/analytics/stock-turns")]
pub async fn get_stock_turns(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    Ok(HttpResponse::Ok().json(StockTurnsResponse::from(found)))
}
