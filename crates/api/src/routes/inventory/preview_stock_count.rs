//! `POST /api/stock-counts/preview`.

use actix_web::{HttpResponse, post};
use tierway_application::inventory::preview_stock_count as preview;

use super::count_dto::{StockCountPreviewLine, StockCountRequest};
use crate::body::Body;
use crate::{Call, Problem};

/// Preview a stock count
///
/// For the company's people: what each counted figure would do. Nothing is written.
#[utoipa::path(
    operation_id = "previewStockCount",
    tag = "Inventory",
    request_body = StockCountRequest,
    responses(
        (status = 200, description = "The lines in their order.", body = Vec<StockCountPreviewLine>),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/stock-counts/preview")]
pub async fn preview_stock_count(call: Call, body: Body<StockCountRequest>) -> Result<HttpResponse, Problem> {
    let lines = body.0.lines()?;
    let reviewed = call.read(move |tx, context| preview(tx, context, &lines)).await?;
    Ok(HttpResponse::Ok().json(reviewed.into_iter().map(StockCountPreviewLine::from).collect::<Vec<_>>()))
}
