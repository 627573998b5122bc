//! `GET /api/analytics/sales`.

use tierway_application::analytics::{SalesQuery, get_sales as measure};

use super::sales_dto::{ComparisonName, SalesResponse, SalesSideName};
use crate::dto::*;
use crate::prelude::*;
use crate::routes::inventory::production_dto::BucketName;

/// Parameters of the figures.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GetSalesParams {
    /// The first day; 30 days up to the last when left out.
    #[param(example = "2026-11-01")]
    from: Option<NaiveDate>,
    /// The last day; today when left out.
    #[param(example = "2026-11-30")]
    to: Option<NaiveDate>,
    /// How long one point of the series is; a day when left out.
    #[param(inline)]
    step: Option<BucketName>,
    /// What the groups are told apart by; no groups when left out.
    #[param(inline)]
    by: Option<SalesSideName>,
    /// What the time is compared with; with nothing when left out.
    #[param(inline)]
    compare: Option<ComparisonName>,
}

impl From<GetSalesParams> for SalesQuery {
    fn from(params: GetSalesParams) -> SalesQuery {
        SalesQuery {
            from: params.from,
            to: params.to,
            step: params.step.unwrap_or_default().0,
            by: params.by.map(Into::into),
            compare: params.compare.is_some(),
        }
    }
}

/// Get figures of sales
///
/// For admin and manufacturer: orders, pieces, revenue, cost and margin by day, week or month, in groups, and against as
/// many days before. Orders count on the day of the business they were placed; cancelled ones and requests for quotation do not
/// count, and a refund lowers the figures of the order's day. Region, role, category and cost are those of the time of the
/// order. Always exact, also to what was ordered a moment ago. The orders behind a group are those of `listOrders` under
/// the same days and the filter of its key.
#[utoipa::path(
    tag = "Analytics",
    params(GetSalesParams),
    responses(
        (status = 200, description = "The figures.", body = SalesResponse),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[get("/api/analytics/sales")]
pub async fn get_sales(call: Call, params: Params<GetSalesParams>) -> HandlerResult {
    let query = params.0.into();
    let report = call.report(move |tx, context| measure(tx, context, query)).await?;
    Ok(HttpResponse::Ok().json(SalesResponse::from(report)))
}
