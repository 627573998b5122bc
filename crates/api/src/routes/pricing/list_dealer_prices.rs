//! `GET /api/dealer-pricing/{userId}`.

use tierway_application::pricing::list_dealer_prices as list;
use tierway_catalogue::DealerPriceFilter;
use tierway_kernel::ProductId;

use super::dealer_dto::DealerPriceResponse;
use super::paths::OfDealer;
use crate::dto::*;
use crate::form::Checked;
use crate::prelude::*;
use crate::repeated_param::Many;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListDealerPricesParams {
    /// Only the prices of these products; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<i64>>, example = json!([42]))]
    #[validate(custom(function = ids, code = "unreadable"))]
    product_id: Many,
    /// Only blocked prices, at which nobody can buy, or only the others.
    blocked: Option<bool>,
}

impl ListDealerPricesParams {
    /// The filter.
    pub fn filter(&self) -> DealerPriceFilter {
        let ids: Vec<ProductId> = self.product_id.0.iter().filter_map(|text| id_of(text)).collect();
        DealerPriceFilter { products: (!ids.is_empty()).then_some(ids), blocked: self.blocked }
    }
}

fn id_of(text: &str) -> Option<ProductId> {
    text.trim().parse().map(ProductId).ok()
}

fn ids(texts: &Many) -> Checked {
    form::holds(texts.0.iter().all(|text| id_of(text).is_some()), "unreadable")
}

/// List a dealer's own prices
///
/// For the dealer, wholesalers, admin and manufacturer: prices outside the suggested range first, then by name.
#[utoipa::path(
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ListDealerPricesParams, PageParams),
    responses(
        (status = 200, description = "The prices.", body = Vec<DealerPriceResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/dealer-pricing/{userId}")]
pub async fn list_dealer_prices(call: Call, dealer: OfDealer, params: Params<ListDealerPricesParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = params.0.filter();
    let prices = call.read(move |tx, context| list(tx, context, dealer.0, &filter, &page)).await?;
    Ok(list_response(&call, prices.map(DealerPriceResponse::from)))
}
