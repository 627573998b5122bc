//! `POST /api/wholesaler/prices/preview-file`.

use actix_web::{HttpResponse, post};
use tierway_application::pricing::{preview_price_file as preview, read_price_file};

use super::file_form::{PriceFile, PriceFileForm};
use super::preview_dto::WholesalerPricePreview;
use crate::{Call, Problem};

/// Preview a table of regional prices
///
/// For wholesalers, admin and manufacturer: what a CSV or XLSX file as the export has it would change, with the faults of its
/// rows. Nothing is saved: send the rows that please as cells.
#[utoipa::path(
    operation_id = "previewPriceFile",
    tag = "Prices",
    request_body(content((PriceFileForm = "multipart/form-data"))),
    responses(
        (status = 200, description = "What changes, and what is at fault; prices that stay are left out.", body = Vec<WholesalerPricePreview>),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/wholesaler/prices/preview-file")]
pub async fn preview_price_file(call: Call, body: PriceFile) -> Result<HttpResponse, Problem> {
    let PriceFile { audience, bytes } = body;
    let file = call.blocking(move |services| read_price_file(services, &bytes)).await??;
    let rows = call.read(move |tx, context| preview(tx, context, audience, &file)).await?;
    Ok(HttpResponse::Ok().json(rows.into_iter().map(WholesalerPricePreview::from).collect::<Vec<_>>()))
}
