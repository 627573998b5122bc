//! `PUT /api/orders/{id}/quote`.

use tierway_application::orders::OrderView;
use tierway_application::quotes::offer_quote as offer;
use tierway_application::{Context, Transaction};
use tierway_kernel::OrderId;

use super::request::OfferQuoteRequest;
use crate::prelude::*;
use crate::routes::orders::dto::OrderResponse;

/// Quote prices for a request
///
/// For admin and manufacturer, until the buyer has answered; a new offer replaces the previous one and must name its
/// version. The order total becomes the offered total, with tax and shipping.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = OfferQuoteRequest,
    responses(
        (status = 200, description = "The order with its quotation.", body = OrderResponse),
        (status = 409, description = "Not an open request, already answered, or changed in the meantime."),
    ),
)]
#[put("/api/orders/{id}/quote")]
pub async fn offer_quote(call: Call, id: Id, body: Body<OfferQuoteRequest>) -> HandlerResult {
    let zone = call.zone_of([body.0.valid_until.as_deref()]).await?;
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let command = form.command(zone);
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &OrderView| expected.check(&OrderResponse::from(now.clone()));
        offer(tx, context, OrderId(id.0), &command, expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
