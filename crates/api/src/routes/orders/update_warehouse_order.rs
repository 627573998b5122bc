//! `POST /api/warehouse/orders/update`.

use tierway_application::orders::update_warehouse_order as update;

use super::dto::OrderResponse;
use super::request::UpdateWarehouseOrderRequest;
use crate::prelude::*;

/// Change an order in the warehouse
///
/// For the company's people: the warehouse screen's way to change status and tracking number, under the same rules.
#[utoipa::path(
    tag = "Orders",
    request_body = UpdateWarehouseOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 404, description = "There is no such thing, or not for this caller."),
        (status = 409, description = "The order cannot go there, is paid already, or was changed meanwhile."),
    ),
)]
#[post("/api/warehouse/orders/update")]
pub async fn update_warehouse_order(call: Call, body: Body<UpdateWarehouseOrderRequest>) -> HandlerResult {
    let (id, patch) = body.0.patch()?;
    let view = call.write(move |tx, context| update(tx, context, id, &patch)).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
