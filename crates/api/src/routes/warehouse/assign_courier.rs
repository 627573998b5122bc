//! `POST /api/warehouse/couriers`.

use actix_web::{HttpResponse, post};
use tierway_application::orders::assign_courier as assign;

use super::dto::CourierAssignment;
use super::request::AssignCourierRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Give orders to a courier
///
/// For the company's people: all of these orders or none, until an order is delivered, completed or cancelled.
#[utoipa::path(
    operation_id = "assignCourier",
    tag = "Warehouse",
    request_body = AssignCourierRequest,
    responses(
        (status = 200, description = "What changed.", body = CourierAssignment),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/warehouse/couriers")]
pub async fn assign_courier(call: Call, body: Body<AssignCourierRequest>) -> Result<HttpResponse, Problem> {
    let (orders, courier) = body.0.read()?;
    let changed = call.write(move |tx, context| assign(tx, context, &orders, courier)).await?;
    let order_ids = changed.into_iter().map(|id| id.0).collect();
    Ok(HttpResponse::Ok().json(CourierAssignment { courier: courier.into(), order_ids }))
}
