//! `POST /api/orders/{id}/shipments`.

use tierway_application::orders::ship_order as ship;
use tierway_kernel::{OrderId, Permission};

use super::dto::OrderDetailResponse;
use super::fulfilment_request::ShipOrderRequest;
use crate::prelude::*;

/// Ship an order or part of it
///
/// For company staff: ships these pieces under their own delivery note, first-expiring batches first. Without lines,
/// everything that is left. Once nothing is left, the order is shipped.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The order.", example = 17)),
    request_body = ShipOrderRequest,
    responses(
        (status = 201, description = "The order as it is now.", body = OrderDetailResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/orders/{id}/shipments")]
pub async fn ship_order(call: Call, id: Id, body: Body<ShipOrderRequest>) -> HandlerResult {
    let input = body.0.input();
    call.write_once(Permission::ShipOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        ship(tx, context, OrderId(id.0), &input).map(|details| OrderDetailResponse::of(details, context.language))
    })
    .await
}
