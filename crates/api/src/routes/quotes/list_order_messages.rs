//! `GET /api/orders/{id}/messages`.

use tierway_application::quotes::list_order_messages as list;
use tierway_kernel::OrderId;

use super::dto::OrderMessageResponse;
use crate::prelude::*;

/// List the messages of an order
///
/// For its buyer, admin and manufacturer; newest first.
#[utoipa::path(
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42), PageParams),
    responses(
        (status = 200, description = "The messages.", body = Vec<OrderMessageResponse>, headers(("X-Total-Count" = u64, description = "How many there are."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
        (status = 403, description = "The caller is neither the buyer nor an owner of the company."),
    ),
)]
#[get("/api/orders/{id}/messages")]
pub async fn list_order_messages(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let messages = call.read(move |tx, context| list(tx, context, OrderId(id.0), &page)).await?;
    Ok(list_response(&call, messages.map(OrderMessageResponse::from)))
}
