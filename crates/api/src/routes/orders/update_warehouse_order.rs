//! `POST /api/warehouse/orders/update`.

use actix_web::{HttpResponse, post};
use tierway_application::orders::update_warehouse_order as update;

use super::dto::OrderResponse;
use super::request::UpdateWarehouseOrderRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Change an order in the warehouse
///
/// For the company's people: the warehouse screen's way to change status and tracking number, under the same rules.
#[utoipa::path(
    operation_id = "updateWarehouseOrder",
    tag = "Orders",
    request_body = UpdateWarehouseOrderRequest,
    responses(
        (status = 200, description = "The order as it is now.", body = OrderResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "The order cannot go there, is paid already, or was changed meanwhile.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/warehouse/orders/update")]
pub async fn update_warehouse_order(
    call: Call,
    body: Body<UpdateWarehouseOrderRequest>,
) -> Result<HttpResponse, Problem> {
    let (id, patch) = body.0.patch()?;
    let view = call.write(move |tx, context| update(tx, context, id, &patch)).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
