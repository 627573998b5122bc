//! `POST /api/orders/{id}/quote/accept`.

use tierway_application::quotes::accept_quote as accept;
use tierway_kernel::{OrderId, Permission};

use super::request::AcceptQuoteRequest;
use crate::prelude::*;
use crate::routes::orders::dto::OrderResponse;

/// Accept an offer
///
/// For the buyer, who sends the order version at which they saw the offer. The offered lines and prices become the
/// order's, and their stock is reserved; with too little stock nothing changes.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = AcceptQuoteRequest,
    responses(
        (status = 200, description = "The order.", body = OrderResponse),
        (status = 403, description = "The account is not approved, or the caller is not the buyer."),
        (status = 409, description = "There is no offer, it has expired or was answered, or it has changed since this version."),
        (status = 422, description = "The version is missing, or there is too little stock; see `errors`."),
    ),
)]
#[post("/api/orders/{id}/quote/accept")]
pub async fn accept_quote(call: Call, id: Id, body: Body<AcceptQuoteRequest>) -> HandlerResult {
    let version = body.0.version();
    call.write_once(Permission::AcceptQuote, &body.0, StatusCode::OK, move |tx, context| {
        accept(tx, context, OrderId(id.0), version).map(OrderResponse::from)
    })
    .await
}
