//! `GET /api/dealer-pricing/{userId}`.

use actix_web::{HttpResponse, get};
use tierway_application::pricing::list_dealer_prices as list;

use super::dealer_dto::DealerPriceResponse;
use super::paths::OfDealer;
use crate::{Call, Problem};

/// List a dealer's own prices
///
/// For the dealer, wholesalers, admin and manufacturer: those outside of the suggested range first, then by name.
#[utoipa::path(
    operation_id = "listDealerPrices",
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7)),
    responses(
        (status = 200, description = "The prices.", body = Vec<DealerPriceResponse>),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/dealer-pricing/{userId}")]
pub async fn list_dealer_prices(call: Call, dealer: OfDealer) -> Result<HttpResponse, Problem> {
    let prices = call.read(move |tx, context| list(tx, context, dealer.0)).await?;
    Ok(HttpResponse::Ok().json(prices.into_iter().map(DealerPriceResponse::from).collect::<Vec<_>>()))
}
