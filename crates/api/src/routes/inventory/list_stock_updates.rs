//! `GET /api/stock-updates`.

use tierway_application::inventory::list_stock_updates as list;

use super::dto::StockUpdateResponse;
use crate::prelude::*;

/// List stock updates
///
/// For company staff: manual stock changes, newest first.
#[utoipa::path(
    tag = "Inventory",
    params(PageParams),
    responses(
        (status = 200, description = "Stock updates.", body = Vec<StockUpdateResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/stock-updates")]
pub async fn list_stock_updates(call: Call) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(|view| StockUpdateResponse::of(view, call.language()))))
}
