//! `GET /api/stock-counts`.

use tierway_application::inventory::list_stock_counts as list;

use super::count_dto::StockCountResponse;
use crate::prelude::*;

/// List stock counts
///
/// For company staff: posted counts, newest first.
#[utoipa::path(
    tag = "Inventory",
    params(PageParams),
    responses(
        (status = 200, description = "Stock counts.", body = Vec<StockCountResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/stock-counts")]
pub async fn list_stock_counts(call: Call) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(StockCountResponse::from)))
}
