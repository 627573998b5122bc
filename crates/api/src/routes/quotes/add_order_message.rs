//! `POST /api/orders/{id}/messages`.

use tierway_application::quotes::add_order_message as add;
use tierway_kernel::OrderId;

use super::dto::OrderMessageResponse;
use super::request::OrderMessageRequest;
use crate::prelude::*;

/// Send a message about an order
///
/// For its buyer, admin and manufacturer. The other side is notified.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = OrderMessageRequest,
    responses(
        (status = 201, description = "The message.", body = OrderMessageResponse),
        (status = 403, description = "The caller is neither the buyer nor an owner of the company."),
    ),
)]
#[post("/api/orders/{id}/messages")]
pub async fn add_order_message(call: Call, id: Id, body: Body<OrderMessageRequest>) -> HandlerResult {
    let text = body.0.text;
    let message = call.write(move |tx, context| add(tx, context, OrderId(id.0), &text)).await?;
    Ok(HttpResponse::Created().json(OrderMessageResponse::from(message)))
}
