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
    /// From which side: what was bought (when left out), or what was sold in the person's store.
    #[serde(rename = "as")]
    #[param(rename = "as", inline)]
    view: Option<TradeViewName>,
    /// Whose figures. For admin and manufacturer; everybody's when left out.
    #[param(example = 12)]
    user_id: Option<i64>,
    /// The first day; 30 days up to the last when left out.
    #[param(example = "2026-11-01")]
    from: Option<NaiveDate>,
    /// The last day; today when left out.
    #[param(example = "2026-11-30")]
    to: Option<NaiveDate>,
    /// How long one point of the series is; a day when left out.
    #[param(inline)]
    bucket: Option<BucketName>,
}

/// Get figures of trade
///
/// Live from the orders that were placed in these days of the business and not cancelled; requests for quotation do not count.
/// Buyers, dealers and agents see their own, admin and manufacturer anybody's or everybody's. A dealer who looks at
/// their store also sees what the sold pieces would cost them now, by the price of their region where it has one, and the
/// margin.
#[utoipa::path(
    tag = "Analytics",
    params(GetTradeParams),
    responses(
        (status = 200, description = "The figures.", body = TradeResponse),
        (status = 404, description = "There is no such user."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
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
