//! `POST /api/orders/{id}/quote/decline`.

use tierway_application::quotes::decline_quote as decline;
use tierway_kernel::{OrderId, Permission};

use super::request::DeclineQuoteRequest;
use crate::prelude::*;
use crate::routes::orders::dto::OrderResponse;

/// Decline an offer
///
/// For the buyer; before there is an offer, it withdraws the request. The order is cancelled.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The order.", example = 42)),
    request_body = DeclineQuoteRequest,
    responses(
        (status = 200, description = "The cancelled order.", body = OrderResponse),
        (status = 403, description = "The caller is not the buyer."),
        (status = 409, description = "Not an open request, or already answered."),
    ),
)]
#[post("/api/orders/{id}/quote/decline")]
pub async fn decline_quote(call: Call, id: Id, body: Body<DeclineQuoteRequest>) -> HandlerResult {
    let reason = body.0.reason.clone();
    call.write_once(Permission::DeclineQuote, &body.0, StatusCode::OK, move |tx, context| {
        decline(tx, context, OrderId(id.0), reason.as_deref()).map(OrderResponse::from)
    })
    .await
}
