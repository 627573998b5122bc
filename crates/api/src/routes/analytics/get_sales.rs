//! `GET /api/analytics/sales`.

use tierway_application::analytics::{SalesQuery, get_sales as measure};

use super::sales_dto::{ComparisonName, SalesResponse, SalesSideName, SalesSortName};
use crate::dto::*;
use crate::prelude::*;
use crate::routes::inventory::production_dto::BucketName;

/// Parameters of the figures.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GetSalesParams {
    /// The first day; 30 days up to the last if omitted.
    #[param(example = "2026-11-01")]
    from: Option<NaiveDate>,
    /// The last day; today if omitted.
    #[param(example = "2026-11-30")]
    to: Option<NaiveDate>,
    /// Interval of one point of the series; a day if omitted.
    #[param(inline)]
    step: Option<BucketName>,
    /// Dimension to group by; no groups if omitted.
    #[param(inline)]
    by: Option<SalesSideName>,
    /// Period to compare with; none if omitted.
    #[param(inline)]
    compare: Option<ComparisonName>,
    /// Order of the groups: largest revenue first (if omitted), or first those whose revenue fell most against the
    /// period compared with.
    #[param(inline)]
    sort: Option<SalesSortName>,
}

impl From<GetSalesParams> for SalesQuery {
    fn from(params: GetSalesParams) -> SalesQuery {
        SalesQuery {
            from: params.from,
            to: params.to,
            step: params.step.unwrap_or_default().0,
            by: params.by.map(Into::into),
            compare: params.compare.map(|name| name.0),
            sort: params.sort.unwrap_or_default().0,
        }
    }
}

/// Get sales figures
///
/// For admin and manufacturer: orders, pieces, revenue, cost and margin by day, week or month, optionally grouped and
/// compared with the previous period of the same length or with the same days a year before. By buyer, traders are
/// groups of their own and customers one group without a key. An order counts on the business day it was placed; cancelled
/// orders and quote requests do not count, and a refund lowers the figures of the order's day. Region, role, category
/// and cost are those at the time of the order. Always exact, including orders placed a moment ago. To see the orders
/// behind a group, call `listOrders` with the same days and the group's key as filter.
#[utoipa::path(
    tag = "Analytics",
    params(GetSalesParams),
    responses(
        (status = 200, description = "The figures.", body = SalesResponse),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/sales")]
pub async fn get_sales(call: Call, params: Params<GetSalesParams>) -> HandlerResult {
    let query = params.0.into();
    let report = call.report(move |tx, context| measure(tx, context, query)).await?;
    Ok(HttpResponse::Ok().json(SalesResponse::from(report)))
}
