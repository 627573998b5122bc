//! `POST /api/wholesaler/prices/preview-file`.

use tierway_application::pricing::{preview_price_file as preview, read_price_file};

use super::file_form::{PriceFile, PriceFileForm};
use super::preview_dto::WholesalerPricePreview;
use crate::prelude::*;

/// Preview a table of regional prices
///
/// For wholesalers, admin and manufacturer: what a CSV or XLSX file in the export's format would change, with the
/// errors of its rows. Nothing is saved: send the rows you want as cells.
#[utoipa::path(
    tag = "Prices",
    request_body(content((PriceFileForm = "multipart/form-data"))),
    responses(
        (status = 200, description = "The changes and the errors; unchanged prices are omitted.", body = Vec<WholesalerPricePreview>),
    ),
)]
#[post("/api/wholesaler/prices/preview-file")]
pub async fn preview_price_file(call: Call, body: PriceFile) -> HandlerResult {
    let PriceFile { audience, bytes } = body;
    let file = call.blocking(move |services| read_price_file(services, &bytes)).await??;
    let rows = call.read(move |tx, context| preview(tx, context, audience, &file)).await?;
    Ok(HttpResponse::Ok().json(rows.into_iter().map(WholesalerPricePreview::from).collect::<Vec<_>>()))
}
