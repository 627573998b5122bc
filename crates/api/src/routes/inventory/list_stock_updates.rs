//! `GET /api/stock-updates`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::inventory::list_stock_updates as list;
use utoipa::IntoParams;

use super::dto::StockUpdateResponse;
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListStockUpdatesParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List stock updates
///
/// For the company's people: records that somebody set or moved a stock figure, newest first.
#[utoipa::path(
    tag = "Inventory",
    params(ListStockUpdatesParams),
    responses(
        (status = 200, description = "Stock updates.", body = Vec<StockUpdateResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/stock-updates")]
pub async fn list_stock_updates(call: Call, params: Params<ListStockUpdatesParams>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(StockUpdateResponse::from)))
}
