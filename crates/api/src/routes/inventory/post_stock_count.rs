//! `POST /api/stock-counts`.

use tierway_application::inventory::{get_stock_count, post_stock_count as post_count};
use tierway_kernel::Permission;

use super::count_dto::{StockCountDetailsResponse, StockCountRequest};
use crate::prelude::*;

/// Post a stock count
///
/// For company staff: differences become adjustments with one reason, all or nothing. If the stock of a line has moved
/// since it was counted, the count is rejected as a conflict.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = StockCountRequest,
    responses(
        (status = 201, description = "The count.", body = StockCountDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/stock-counts")]
pub async fn post_stock_count(call: Call, body: Body<StockCountRequest>) -> HandlerResult {
    let (lines, reason) = (body.0.lines(), body.0.reason.clone());
    call.write_once(Permission::PostStockCount, &body.0, StatusCode::CREATED, move |tx, context| {
        let count = post_count(tx, context, &reason, &lines)?;
        get_stock_count(tx, context, count.id).map(StockCountDetailsResponse::from)
    })
    .await
}
