//! `POST /api/wholesaler/prices/check`.

use tierway_application::pricing::{FlaggedPrice, check_wholesaler_prices as check};

use super::names::{PriceWarningName, RegionName};
use super::request::SetWholesalerPricesRequest;
use crate::dto::*;
use crate::prelude::*;

/// A price to review before saving.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlaggedPriceResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Where.
    pub region: RegionName,
    /// The current price: the regional price, otherwise the product's own; absent if there is neither.
    #[schema(example = "4.30")]
    pub from: Option<WireMoney>,
    /// The new price.
    #[schema(example = "1.91")]
    pub to: WireMoney,
    /// Why.
    pub warnings: Vec<PriceWarningName>,
}

impl From<FlaggedPrice> for FlaggedPriceResponse {
    fn from(price: FlaggedPrice) -> FlaggedPriceResponse {
        FlaggedPriceResponse {
            product_id: price.product_id.0,
            name: price.name,
            region: price.region.into(),
            from: price.from.map(WireMoney),
            to: WireMoney(price.to),
            warnings: price.warnings.into_iter().map(Name).collect(),
        }
    }
}

/// Check regional prices
///
/// For wholesalers, admin and manufacturer: takes the body of `PUT /api/wholesaler/prices`, saves nothing, and returns the
/// prices that change by more percent than the setting `priceCheckPercent` or are below the cost.
#[utoipa::path(
    tag = "Prices",
    request_body = SetWholesalerPricesRequest,
    responses((status = 200, description = "The prices to check.", body = Vec<FlaggedPriceResponse>)),
)]
#[post("/api/wholesaler/prices/check")]
pub async fn check_wholesaler_prices(call: Call, body: Body<SetWholesalerPricesRequest>) -> HandlerResult {
    let command = body.0.command();
    let prices = call.read(move |tx, context| check(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(prices.into_iter().map(FlaggedPriceResponse::from).collect::<Vec<_>>()))
}
