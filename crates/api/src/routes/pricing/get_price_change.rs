//! `GET /api/wholesaler/price-changes/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::pricing::get_price_change as find;
use tierway_kernel::PriceChangeId;

use super::dto::PriceChangeDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get a change of regional prices
///
/// For wholesalers, admin and manufacturer: with what each price was before.
#[utoipa::path(
    operation_id = "getPriceChange",
    tag = "Prices",
    params(("id" = i64, Path, description = "The change.", example = 12)),
    responses(
        (status = 200, description = "The change.", body = PriceChangeDetailsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/wholesaler/price-changes/{id}")]
pub async fn get_price_change(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let change = call.read(move |tx, context| find(tx, context, PriceChangeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
