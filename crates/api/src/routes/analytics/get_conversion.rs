//! `GET /api/analytics/conversion`.

use tierway_application::analytics::get_conversion as measure;

use super::reports_dto::{ConversionResponse, ReportParams};
use crate::prelude::*;

/// Get conversion figures
///
/// For admin and manufacturer: of the accounts registered in this period, how many have ordered; of the quotes
/// requested, how many were offered and accepted; of the orders placed, how many were paid and delivered, each to date.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams),
    responses(
        (status = 200, description = "The figures.", body = ConversionResponse),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/conversion")]
pub async fn get_conversion(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    Ok(HttpResponse::Ok().json(ConversionResponse::from(found)))
}
