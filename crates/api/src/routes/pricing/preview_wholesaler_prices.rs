//! `POST /api/wholesaler/prices/preview`.

use tierway_application::pricing::preview_wholesaler_prices as preview;

use super::preview_dto::{PreviewWholesalerPricesRequest, WholesalerPricePreview};
use crate::prelude::*;

/// Preview a regional price adjustment
///
/// For wholesalers, admin and manufacturer: up to 1,000 prices after adding a percentage or an amount to the regional
/// price or, where none is set, to the product's own. Nothing is saved: send the rows you want as cells.
#[utoipa::path(
    tag = "Prices",
    request_body = PreviewWholesalerPricesRequest,
    responses((status = 200, description = "The prices by product and region.", body = Vec<WholesalerPricePreview>)),
)]
#[post("/api/wholesaler/prices/preview")]
pub async fn preview_wholesaler_prices(call: Call, body: Body<PreviewWholesalerPricesRequest>) -> HandlerResult {
    let input = body.0.input()?;
    let rows = call.read(move |tx, context| preview(tx, context, &input)).await?;
    Ok(HttpResponse::Ok().json(rows.into_iter().map(WholesalerPricePreview::from).collect::<Vec<_>>()))
}
