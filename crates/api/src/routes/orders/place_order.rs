//! `POST /api/orders`.

use tierway_application::orders::place_order as place;
use tierway_kernel::Permission;

use super::dto::OrderResponse;
use super::request::PlaceOrderRequest;
use crate::idempotency::REPLAYED;
use crate::prelude::*;

/// Place an order
///
/// For buyers with an approved account. The server prices the items and reserves the stock; without items it creates a
/// quote request. Send the prices the buyer saw as `expectedPrice` to get 409 if one has changed.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PlaceOrderRequest,
    responses(
        (status = 201, description = "The order.", body = OrderResponse),
        (status = 403, description = "The caller cannot buy, or the account is not approved."),
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
