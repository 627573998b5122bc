//! `GET /api/stock-counts/{id}`.

use tierway_application::inventory::get_stock_count as read;
use tierway_kernel::StockCountId;

use super::count_dto::StockCountDetailsResponse;
use crate::prelude::*;

/// Get a stock count
///
/// For company staff: a posted count with its lines.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The count.", example = 5)),
    responses((status = 200, description = "The count.", body = StockCountDetailsResponse)),
)]
#[get("/api/stock-counts/{id}")]
pub async fn get_stock_count(call: Call, id: Id) -> HandlerResult {
    let count = call.read(move |tx, context| read(tx, context, StockCountId(id.0))).await?;
    Ok(HttpResponse::Ok().json(StockCountDetailsResponse::from(count)))
}
