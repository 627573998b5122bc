//! `GET /api/analytics/production`.

use tierway_application::inventory::{ProductionQuery, get_production as measure};

use super::production_dto::{BucketName, ProductionResponse};
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the figures.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GetProductionParams {
    /// The first day; 30 days up to the last if omitted.
    #[param(example = "2026-11-01")]
    from: Option<NaiveDate>,
    /// The last day; today if omitted.
    #[param(example = "2026-11-30")]
    to: Option<NaiveDate>,
    /// Interval of one point of the series; a day if omitted.
    #[param(inline)]
    bucket: Option<BucketName>,
}

/// Get production figures
///
/// For admin and manufacturer: pieces produced, scrapped and shipped, live from the stock ledger. Days are business
/// days.
#[utoipa::path(
    tag = "Analytics",
    params(GetProductionParams),
    responses(
        (status = 200, description = "The figures.", body = ProductionResponse),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/production")]
pub async fn get_production(call: Call, params: Params<GetProductionParams>) -> HandlerResult {
    let GetProductionParams { from, to, bucket } = params.0;
    let query = ProductionQuery { from, to, bucket: bucket.unwrap_or_default().0 };
    let production = call.report(move |tx, context| measure(tx, context, query)).await?;
    Ok(HttpResponse::Ok().json(ProductionResponse::from(production)))
}
