//! `POST /api/wholesaler/prices/preview`.

use actix_web::{HttpResponse, post};
use tierway_application::pricing::preview_wholesaler_prices as preview;

use super::preview_dto::{PreviewWholesalerPricesRequest, WholesalerPricePreview};
use crate::body::Body;
use crate::{Call, Problem};

/// Preview a step of regional prices
///
/// For wholesalers, admin and manufacturer: what up to 1,000 prices would be after a percentage or an amount, from the regional
/// price or, where none is set, from the product's own. Nothing is saved: send the rows that please as cells.
#[utoipa::path(
    operation_id = "previewWholesalerPrices",
    tag = "Prices",
    request_body = PreviewWholesalerPricesRequest,
    responses(
        (status = 200, description = "The prices by product and region.", body = Vec<WholesalerPricePreview>),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/wholesaler/prices/preview")]
pub async fn preview_wholesaler_prices(
    call: Call,
    body: Body<PreviewWholesalerPricesRequest>,
) -> Result<HttpResponse, Problem> {
    let wish = body.0.wish()?;
    let rows = call.read(move |tx, context| preview(tx, context, &wish)).await?;
    Ok(HttpResponse::Ok().json(rows.into_iter().map(WholesalerPricePreview::from).collect::<Vec<_>>()))
}
