//! `PUT /api/orders/{id}/quote`.

use tierway_application::quotes::offer_quote as offer;
use tierway_kernel::OrderId;

use super::request::OfferQuoteRequest;
use crate::prelude::*;
use crate::routes::inventory::times::zone_of;
use crate::routes::orders::dto::OrderResponse;

/// Offer prices for a request
///
/// For admin and manufacturer, until the buyer has answered; a new offer takes the place of the old one, whose version it
/// names. The order then costs what is offered, with tax and shipping.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = OfferQuoteRequest,
    responses(
        (status = 200, description = "The order with its quotation.", body = OrderResponse),
        (status = 409, description = "It is no open request, was answered, or was changed meanwhile."),
    ),
)]
#[put("/api/orders/{id}/quote")]
pub async fn offer_quote(call: Call, id: Id, body: Body<OfferQuoteRequest>) -> HandlerResult {
    let zone = zone_of(&call, [body.0.valid_until.as_deref()]).await?;
    let command = body.0.command(zone);
    let view = call.write(move |tx, context| offer(tx, context, OrderId(id.0), &command)).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
