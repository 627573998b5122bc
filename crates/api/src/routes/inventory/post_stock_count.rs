//! `POST /api/stock-counts`.

use tierway_application::inventory::{get_stock_count, post_stock_count as post_count};
use tierway_kernel::Permission;

use super::count_dto::{StockCountDetailsResponse, StockCountRequest};
use crate::prelude::*;

/// Post a stock count
///
/// For the company's people: the differences become adjustments with one reason, all or nothing. A line whose stock has
/// moved since it was counted is a conflict.
#[utoipa::path(
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = StockCountRequest,
    responses(
        (status = 201, description = "The count.", body = StockCountDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
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
