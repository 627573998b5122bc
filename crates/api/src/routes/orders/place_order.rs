//! `POST /api/orders`.

use tierway_application::orders::place_order as place;
use tierway_kernel::Permission;

use super::dto::OrderResponse;
use super::request::PlaceOrderRequest;
use crate::idempotency::REPLAYED;
use crate::prelude::*;

/// Place an order
///
/// For buyers whose account is approved. The server prices the items and reserves the stock; without items it keeps a
/// request for quotation. Send the prices the buyer saw as `expectedPrice` to be asked again when one has changed.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = PlaceOrderRequest,
    responses(
        (status = 201, description = "The order.", body = OrderResponse),
        (status = 403, description = "The caller buys nothing here, or the account is not approved."),
        (status = 409, description = "The price of an item is not its `expectedPrice`; `errors` names the items."),
    ),
)]
#[post("/api/orders")]
pub async fn place_order(call: Call, body: Body<PlaceOrderRequest>) -> HandlerResult {
    let command = body.0.command();
    let counter = if command.items.is_some() { &call.app().metrics.orders } else { &call.app().metrics.quotes };
    let answer = call.write_once(Permission::PlaceOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        place(tx, context, &command).map(OrderResponse::from)
    });
    let answer = answer.await?;
    if !answer.headers().contains_key(REPLAYED) {
        counter.inc();
    }
    Ok(answer)
}
