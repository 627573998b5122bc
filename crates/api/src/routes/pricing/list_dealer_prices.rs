//! `GET /api/dealer-pricing/{userId}`.

use tierway_application::pricing::list_dealer_prices as list;
use tierway_catalogue::DealerPriceFilter;
use tierway_kernel::ProductId;

use super::dealer_dto::DealerPriceResponse;
use super::paths::OfDealer;
use crate::dto::*;
use crate::many::Many;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListDealerPricesParams {
    /// Only the prices of these products; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<i64>>, example = json!([42]))]
    product_id: Many,
    /// Only the prices at which nobody can buy, or only the others.
    blocked: Option<bool>,
}

impl ListDealerPricesParams {
    fn filter(&self) -> Result<DealerPriceFilter, Problem> {
        let ids: Result<Vec<ProductId>, _> =
            self.product_id.0.iter().map(|id| id.trim().parse().map(ProductId)).collect();
        let ids = ids.map_err(|_| Problem::malformed("The parameter productId cannot be read."))?;
        Ok(DealerPriceFilter { products: (!ids.is_empty()).then_some(ids), blocked: self.blocked })
    }
}

/// List a dealer's own prices
///
/// For the dealer, wholesalers, admin and manufacturer: those outside of the suggested range first, then by name.
#[utoipa::path(
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ListDealerPricesParams, PageParams),
    responses(
        (status = 200, description = "The prices.", body = Vec<DealerPriceResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/dealer-pricing/{userId}")]
pub async fn list_dealer_prices(call: Call, dealer: OfDealer, params: Params<ListDealerPricesParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = params.0.filter()?;
    let prices = call.read(move |tx, context| list(tx, context, dealer.0, &filter, &page)).await?;
    Ok(list_response(&call, prices.map(DealerPriceResponse::from)))
}
