//! `GET /api/warehouse/orders`.

use tierway_application::orders::list_warehouse_orders as list;

use super::dto::OrderResponse;
use super::params::ListOrdersParams;
use crate::prelude::*;

/// List the warehouse's orders
///
/// For the company's people: the warehouse's queue, newest first, without requests for quotation.
#[utoipa::path(
    tag = "Orders",
    params(ListOrdersParams, PageParams),
    responses(
        (status = 200, description = "Orders.", body = Vec<OrderResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/warehouse/orders")]
pub async fn list_warehouse_orders(call: Call, params: Params<ListOrdersParams>) -> HandlerResult {
    let (filter, page) = (params.0.read(&call).await?, call.page()?);
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(OrderResponse::from)))
}
