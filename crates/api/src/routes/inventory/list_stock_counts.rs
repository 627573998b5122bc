//! `GET /api/stock-counts`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::inventory::list_stock_counts as list;
use utoipa::IntoParams;

use super::count_dto::StockCountResponse;
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListStockCountsParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List stock counts
///
/// For the company's people: posted counts, newest first.
#[utoipa::path(
    tag = "Inventory",
    params(ListStockCountsParams),
    responses(
        (status = 200, description = "Stock counts.", body = Vec<StockCountResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/stock-counts")]
pub async fn list_stock_counts(call: Call, params: Params<ListStockCountsParams>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(StockCountResponse::from)))
}
