//! `POST /api/warehouse/couriers`.

use tierway_application::orders::assign_courier as assign;
use tierway_application::{Context, Transaction};

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
    let changed = call.changed_ids();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let order_ids: Vec<i64> = assign(tx, context, &orders, courier)?.into_iter().map(|id| id.0).collect();
        changed.note(order_ids.clone());
        Ok(order_ids)
    };
    let order_ids = call.write(work).await?;
    Ok(HttpResponse::Ok().json(CourierAssignment { courier: courier.into(), order_ids }))
}
