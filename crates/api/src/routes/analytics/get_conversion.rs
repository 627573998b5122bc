//! `GET /api/analytics/conversion`.

use tierway_application::analytics::get_conversion as measure;

use super::reports_dto::{ConversionResponse, ReportParams};
use crate::prelude::*;

/// Get figures of conversion
///
/// For admin and manufacturer: how many of those who registered in these days of the business have ordered, how many of the
/// quotations that were asked for were offered and accepted, and how many of the orders that were placed were paid and
/// delivered, each until now.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams),
    responses(
        (status = 200, description = "The figures.", body = ConversionResponse),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[get("/api/analytics/conversion")]
pub async fn get_conversion(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    Ok(HttpResponse::Ok().json(ConversionResponse::from(found)))
}
