//! `POST /api/warehouse/orders/update`.

use tierway_application::orders::update_warehouse_order as update;
use tierway_kernel::Permission;

use super::dto::OrderResponse;
use super::request::UpdateWarehouseOrderRequest;
use crate::prelude::*;

/// Update an order in the warehouse
///
/// For company staff: changes status and tracking number from the warehouse screen, by the same rules.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = UpdateWarehouseOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 404, description = "Not found, or not visible to you."),
        (status = 409, description = "The order cannot move to this status, is already paid, or was changed in the meantime."),
    ),
)]
#[post("/api/warehouse/orders/update")]
pub async fn update_warehouse_order(call: Call, body: Body<UpdateWarehouseOrderRequest>) -> HandlerResult {
    let (id, patch) = body.0.patch();
    let changed = call.changed_ids();
    call.write_once(Permission::UpdateWarehouseOrder, &body.0, StatusCode::OK, move |tx, context| {
        let order = update(tx, context, id, &patch)?;
        changed.note([id.0]);
        Ok(OrderResponse::from(order))
    })
    .await
}
