//! `POST /api/warehouse/couriers`.

use tierway_application::orders::assign_courier as assign;

use super::dto::CourierAssignment;
use super::request::AssignCourierRequest;
use crate::prelude::*;

/// Assign orders to a courier
///
/// For company staff: all of these orders or none; not possible once an order is delivered, completed or cancelled.
#[utoipa::path(
    tag = "Warehouse",
    request_body = AssignCourierRequest,
    responses((status = 200, description = "What changed.", body = CourierAssignment)),
)]
#[post("/api/warehouse/couriers")]
pub async fn assign_courier(call: Call, body: Body<AssignCourierRequest>) -> HandlerResult {
    let (orders, courier) = body.0.read()?;
    let changed = call.write(move |tx, context| assign(tx, context, &orders, courier)).await?;
    let order_ids = changed.into_iter().map(|id| id.0).collect();
    Ok(HttpResponse::Ok().json(CourierAssignment { courier: courier.into(), order_ids }))
}
