//! `PUT /api/wholesaler/prices`.

use actix_web::{HttpResponse, put};
use tierway_application::pricing::set_wholesaler_prices as set;

use super::dto::PriceChangeDetailsResponse;
use super::request::SetWholesalerPricesRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Set regional prices
///
/// For wholesalers, admin and manufacturer: sets or removes up to 1,000 prices, all or none, at once or from a later time on.
/// A price that is not the `expected` one any more refuses them all.
#[utoipa::path(
    operation_id = "setWholesalerPrices",
    tag = "Prices",
    request_body = SetWholesalerPricesRequest,
    responses(
        (status = 200, description = "The change.", body = PriceChangeDetailsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "A price has changed meanwhile; `errors` names the cells and says in `current` what they are now.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[put("/api/wholesaler/prices")]
pub async fn set_wholesaler_prices(
    call: Call,
    body: Body<SetWholesalerPricesRequest>,
) -> Result<HttpResponse, Problem> {
    let command = body.0.command()?;
    let change = call.write(move |tx, context| set(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
