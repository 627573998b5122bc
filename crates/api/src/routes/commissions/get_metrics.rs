//! `GET /api/analytics/metrics`.

use tierway_application::commissions::get_metrics as measure;

use super::dto::MetricsResponse;
use crate::prelude::*;

/// Get the platform's figures
///
/// For admin and manufacturer: accounts, revenue, active agents and pending orders.
#[utoipa::path(
    tag = "Analytics",
    responses((status = 200, description = "The figures.", body = MetricsResponse)),
)]
#[get("/api/analytics/metrics")]
pub async fn get_metrics(call: Call) -> HandlerResult {
    let metrics = call.report(measure).await?;
    Ok(HttpResponse::Ok().json(MetricsResponse::from(metrics)))
}
