//! `GET /api/analytics/trade`.

use tierway_application::analytics::{TradeQuery, get_trade as measure};
use tierway_kernel::UserId;

use super::dto::{TradeResponse, TradeViewName};
use crate::dto::*;
use crate::prelude::*;
use crate::routes::inventory::production_dto::BucketName;

/// Parameters of the figures.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct GetTradeParams {
    /// Which side: purchases (if omitted), or sales in the user's store.
    #[serde(rename = "as")]
    #[param(rename = "as", inline)]
    view: Option<TradeViewName>,
    /// User whose figures to return, for admin and manufacturer; all users if omitted.
    #[param(example = 12)]
    user_id: Option<i64>,
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

/// Get trade figures
///
/// Live from the orders placed in this period that are not cancelled; quote requests do not count. Buyers, dealers and
/// agents see their own figures, admin and manufacturer those of any user or of all. For their own store, dealers also
/// see what the sold pieces would cost them now, at their regional price where there is one, and the margin.
#[utoipa::path(
    tag = "Analytics",
    params(GetTradeParams),
    responses(
        (status = 200, description = "The figures.", body = TradeResponse),
        (status = 404, description = "User not found."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/trade")]
pub async fn get_trade(call: Call, params: Params<GetTradeParams>) -> HandlerResult {
    let GetTradeParams { view, user_id, from, to, bucket } = params.0;
    let query = TradeQuery {
        view: view.unwrap_or_default().0,
        user_id: user_id.map(UserId),
        from,
        to,
        bucket: bucket.unwrap_or_default().0,
    };
    let trade = call.report(move |tx, context| measure(tx, context, query)).await?;
    Ok(HttpResponse::Ok().json(TradeResponse::from(trade)))
}
