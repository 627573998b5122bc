//! `GET /api/stock-counts`.

use tierway_application::inventory::list_stock_counts as list;

use super::count_dto::StockCountResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListStockCountsParams {
    /// In which order; newest first if omitted.
    #[param(inline)]
    pub sort: Option<DateSortName>,
}

/// List stock counts
///
/// For company staff: posted counts, newest first unless `sort` says otherwise.
#[utoipa::path(
    tag = "Inventory",
    params(ListStockCountsParams, PageParams),
    responses(
        (status = 200, description = "Stock counts.", body = Vec<StockCountResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/stock-counts")]
pub async fn list_stock_counts(call: Call, params: Params<ListStockCountsParams>) -> HandlerResult {
    let (sort, page) = (params.0.sort.unwrap_or_default().0, call.page()?);
    let page = call.read(move |tx, context| list(tx, context, sort, &page)).await?;
    Ok(list_response(&call, page.map(StockCountResponse::from)))
}
