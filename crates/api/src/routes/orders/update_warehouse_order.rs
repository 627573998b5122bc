//! `POST /api/warehouse/orders/update`.

use tierway_application::orders::update_warehouse_order as update;
use tierway_kernel::Permission;

use super::dto::OrderResponse;
use super::request::UpdateWarehouseOrderRequest;
use crate::prelude::*;

/// Change an order in the warehouse
///
/// For the company's people: the warehouse screen's way to change status and tracking number, under the same rules.
#[utoipa::path(
    tag = "Orders",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = UpdateWarehouseOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 404, description = "There is no such thing, or not for this caller."),
        (status = 409, description = "The order cannot go there, is paid already, or was changed meanwhile."),
    ),
)]
#[post("/api/warehouse/orders/update")]
pub async fn update_warehouse_order(call: Call, body: Body<UpdateWarehouseOrderRequest>) -> HandlerResult {
    let (id, patch) = body.0.patch();
    call.write_once(Permission::UpdateWarehouseOrder, &body.0, StatusCode::OK, move |tx, context| {
        update(tx, context, id, &patch).map(OrderResponse::from)
    })
    .await
}
