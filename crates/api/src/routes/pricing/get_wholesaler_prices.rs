//! `GET /api/wholesaler/prices`.

use tierway_application::pricing::{GridQuery, get_wholesaler_prices as prices};

use super::dto::WholesalerPriceResponse;
use super::names::{PriceAudience, RegionName};
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct GetWholesalerPricesParams {
    /// The audience of the prices.
    #[param(inline)]
    audience: PriceAudience,
    /// Words of name, category, SKU or description; all must occur.
    #[param(example = "mango")]
    q: Option<String>,
    /// This category exactly.
    #[param(example = "E-Liquids")]
    category: Option<String>,
    /// Only the prices of this region.
    #[param(inline)]
    region: Option<RegionName>,
    /// `true`: only products with a price that is out of range; see `warnings`.
    out_of_range: Option<bool>,
}

/// List regional prices
///
/// For wholesalers, admin and manufacturer: products on sale by name, each with the audience's current and planned
/// prices by region.
#[utoipa::path(
    tag = "Prices",
    params(GetWholesalerPricesParams, PageParams),
    responses(
        (status = 200, description = "Products with their prices.", body = Vec<WholesalerPriceResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/wholesaler/prices")]
pub async fn get_wholesaler_prices(call: Call, params: Params<GetWholesalerPricesParams>) -> HandlerResult {
    let params = params.0;
    let page = call.page()?;
    let query = GridQuery {
        audience: params.audience.0,
        text: params.q,
        category: params.category,
        region: params.region.map(|name| name.0),
        out_of_range: params.out_of_range.unwrap_or(false),
    };
    let rows = call.read(move |tx, context| prices(tx, context, &query, &page)).await?;
    Ok(list_response(&call, rows.map(WholesalerPriceResponse::from)))
}
