//! `POST /api/wholesaler/prices/preview`.

use tierway_application::pricing::preview_wholesaler_prices as preview;

use super::preview_dto::{PreviewWholesalerPricesRequest, WholesalerPricePreview};
use crate::prelude::*;

/// Preview a step of regional prices
///
/// For wholesalers, admin and manufacturer: what up to 1,000 prices would be after a percentage or an amount, from the regional
/// price or, where none is set, from the product's own. Nothing is saved: send the rows that please as cells.
#[utoipa::path(
    tag = "Prices",
    request_body = PreviewWholesalerPricesRequest,
    responses((status = 200, description = "The prices by product and region.", body = Vec<WholesalerPricePreview>)),
)]
#[post("/api/wholesaler/prices/preview")]
pub async fn preview_wholesaler_prices(call: Call, body: Body<PreviewWholesalerPricesRequest>) -> HandlerResult {
    let wish = body.0.wish()?;
    let rows = call.read(move |tx, context| preview(tx, context, &wish)).await?;
    Ok(HttpResponse::Ok().json(rows.into_iter().map(WholesalerPricePreview::from).collect::<Vec<_>>()))
}
