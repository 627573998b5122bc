//! `GET /api/orders`.

use tierway_application::orders::list_orders as list;

use super::dto::OrderResponse;
use super::params::ListOrdersParams;
use crate::prelude::*;

/// List orders
///
/// For anyone signed in: company staff see all orders, others those they bought, sold or referred; for
/// referred orders, totals only.
#[utoipa::path(
    tag = "Orders",
    params(ListOrdersParams, PageParams),
    responses(
        (status = 200, description = "Orders.", body = Vec<OrderResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/orders")]
pub async fn list_orders(call: Call, params: Params<ListOrdersParams>) -> HandlerResult {
    let (filter, page) = (params.0.read(&call).await?, call.page()?);
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(OrderResponse::from)))
}
