//! `POST /api/orders/{id}/messages`.

use actix_web::{HttpResponse, post};
use tierway_application::quotes::add_order_message as add;
use tierway_kernel::OrderId;

use super::dto::OrderMessageResponse;
use super::request::OrderMessageRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Write about an order
///
/// For its buyer, admin and manufacturer. The other side is told.
#[utoipa::path(
    operation_id = "addOrderMessage",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = OrderMessageRequest,
    responses(
        (status = 201, description = "The message.", body = OrderMessageResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller is neither the buyer nor an owner of the company.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/orders/{id}/messages")]
pub async fn add_order_message(call: Call, id: Id, body: Body<OrderMessageRequest>) -> Result<HttpResponse, Problem> {
    let text = body.0.text;
    let message = call.write(move |tx, context| add(tx, context, OrderId(id.0), &text)).await?;
    Ok(HttpResponse::Created().json(OrderMessageResponse::from(message)))
}
