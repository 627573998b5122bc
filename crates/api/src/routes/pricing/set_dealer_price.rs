//! `PUT /api/dealer-pricing/{userId}/{productId}`.

use actix_web::{HttpResponse, put};
use tierway_application::pricing::set_dealer_price as set;

use super::dealer_dto::{DealerPriceResponse, SetDealerPriceRequest};
use super::paths::OfDealerAndProduct;
use crate::body::Body;
use crate::{Call, Problem};

/// Set a dealer's own price
///
/// For the dealer, admin and manufacturer: what a piece costs in the dealer's store, within the range the company suggests.
#[utoipa::path(
    operation_id = "setDealerPrice",
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ("productId" = i64, Path, description = "The product.", example = 42)),
    request_body = SetDealerPriceRequest,
    responses(
        (status = 200, description = "The price.", body = DealerPriceResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[put("/api/dealer-pricing/{userId}/{productId}")]
pub async fn set_dealer_price(
    call: Call,
    path: OfDealerAndProduct,
    body: Body<SetDealerPriceRequest>,
) -> Result<HttpResponse, Problem> {
    let (OfDealerAndProduct(dealer, product), price) = (path, body.0.price()?);
    let price = call.write(move |tx, context| set(tx, context, dealer, product, price)).await?;
    Ok(HttpResponse::Ok().json(DealerPriceResponse::from(price)))
}
