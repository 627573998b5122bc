//! `POST /api/orders/{id}/quote/accept`.

use tierway_application::quotes::accept_quote as accept;
use tierway_kernel::{OrderId, Permission};

use super::request::AcceptQuoteRequest;
use crate::prelude::*;
use crate::routes::orders::dto::OrderResponse;

/// Accept an offer
///
/// For the buyer, who names the version of the order at which they saw the offer. The offered lines become those of the
/// order, at the offered prices, and their stock is reserved; with too little stock nothing happens.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = AcceptQuoteRequest,
    responses(
        (status = 200, description = "The order.", body = OrderResponse),
        (status = 403, description = "The account is not approved, or the caller is not the buyer."),
        (status = 409, description = "Nothing is offered, the offer has ended, was answered, or is another one than at this version."),
        (status = 422, description = "The version is missing, or there is too little stock; `errors` names the fields."),
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
