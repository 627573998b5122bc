//! `GET /api/orders/{id}`.

use tierway_application::orders::get_order as find;
use tierway_kernel::OrderId;

use super::dto::OrderDetailResponse;
use crate::prelude::*;

/// Get an order
///
/// For its buyer and seller, the referring agent (totals only) and company staff; others get 404.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    responses((status = 200, description = "The order with its history.", body = OrderDetailResponse)),
)]
#[get("/api/orders/{id}")]
pub async fn get_order(call: Call, id: Id) -> HandlerResult {
    let details = call.read(move |tx, context| find(tx, context, OrderId(id.0))).await?;
    Ok(HttpResponse::Ok().json(OrderDetailResponse::of(details, call.language())))
}
