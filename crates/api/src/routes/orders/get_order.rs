//! `GET /api/orders/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::orders::get_order as find;
use tierway_kernel::OrderId;

use super::dto::OrderDetailResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get an order
///
/// For its buyer and seller, the referring agent (totals only) and the company's people; for anybody else it does not
/// exist.
#[utoipa::path(
    operation_id = "getOrder",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    responses(
        (status = 200, description = "The order with its history.", body = OrderDetailResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/orders/{id}")]
pub async fn get_order(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let details = call.read(move |tx, context| find(tx, context, OrderId(id.0))).await?;
    Ok(HttpResponse::Ok().json(OrderDetailResponse::from(details)))
}
