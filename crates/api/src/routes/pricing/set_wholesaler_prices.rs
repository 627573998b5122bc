//! `PUT /api/wholesaler/prices`.

use tierway_application::pricing::set_wholesaler_prices as set;

use super::dto::PriceChangeDetailsResponse;
use super::request::SetWholesalerPricesRequest;
use crate::prelude::*;

/// Set regional prices
///
/// For wholesalers, admin and manufacturer: sets or removes up to 1,000 prices, all or none, now or at a later time. If
/// one price no longer matches `expected`, all are rejected.
#[utoipa::path(
    tag = "Prices",
    request_body = SetWholesalerPricesRequest,
    responses(
        (status = 200, description = "The change.", body = PriceChangeDetailsResponse),
        (status = 409, description = "A price has changed in the meantime; `errors` names the cells and gives their `current` price."),
    ),
)]
#[put("/api/wholesaler/prices")]
pub async fn set_wholesaler_prices(call: Call, body: Body<SetWholesalerPricesRequest>) -> HandlerResult {
    let command = body.0.command();
    let change = call.write(move |tx, context| set(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
