//! `GET /api/stock-updates`.

use tierway_application::inventory::list_stock_updates as list;

use super::dto::StockUpdateResponse;
use crate::prelude::*;

/// List stock updates
///
/// For the company's people: records that somebody set or moved a stock figure, newest first.
#[utoipa::path(
    tag = "Inventory",
    params(PageParams),
    responses(
        (status = 200, description = "Stock updates.", body = Vec<StockUpdateResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/stock-updates")]
pub async fn list_stock_updates(call: Call) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(StockUpdateResponse::from)))
}
