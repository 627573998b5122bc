//! `POST /api/stock-counts/preview`.

use tierway_application::inventory::preview_stock_count as preview;

use super::count_dto::{StockCountPreviewLine, StockCountRequest};
use crate::prelude::*;

/// Preview a stock count
///
/// For company staff: the effect of each counted figure. Nothing is stored.
#[utoipa::path(
    tag = "Inventory",
    request_body = StockCountRequest,
    responses((status = 200, description = "The lines in their order.", body = Vec<StockCountPreviewLine>)),
)]
#[post("/api/stock-counts/preview")]
pub async fn preview_stock_count(call: Call, body: Body<StockCountRequest>) -> HandlerResult {
    let lines = body.0.lines();
    let reviewed = call.read(move |tx, context| preview(tx, context, &lines)).await?;
    Ok(HttpResponse::Ok().json(reviewed.into_iter().map(StockCountPreviewLine::from).collect::<Vec<_>>()))
}
