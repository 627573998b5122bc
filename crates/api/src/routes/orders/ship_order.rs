//! `POST /api/orders/{id}/shipments`.

use tierway_application::orders::ship_order as ship;
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderDetailResponse;
use super::fulfilment_request::ShipOrderRequest;
use crate::prelude::*;

/// Ship a part of an order
///
/// For the company's people: these pieces leave under a delivery note of their own, those of a batch that expires first
/// before others. Without lines all that is left. Once nothing is left the order is shipped.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = ShipOrderRequest,
    responses(
        (status = 201, description = "The order as it is now.", body = OrderDetailResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/orders/{id}/shipments")]
pub async fn ship_order(call: Call, id: Id, body: Body<ShipOrderRequest>) -> HandlerResult {
    let wish = body.0.wish();
    call.write_once(Permission::ShipOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        ship(tx, context, OrderId(id.0), &wish).map(OrderDetailResponse::from)
    })
    .await
}
