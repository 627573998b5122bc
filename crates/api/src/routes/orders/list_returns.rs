//! `GET /api/returns`.

use tierway_application::orders::list_returns as list;
use tierway_kernel::OrderId;
use tierway_orders::ReturnFilter;

use super::return_dto::{ReturnResponse, ReturnStateName};
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListReturnsParams {
    /// Only this state.
    state: Option<ReturnStateName>,
    /// Only of this order.
    #[param(example = 17)]
    order_id: Option<i64>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    sort: Option<DateSortName>,
}

impl ListReturnsParams {
    /// The filter.
    pub fn filter(self) -> ReturnFilter {
        ReturnFilter {
            state: self.state.map(|name| name.0),
            order_id: self.order_id.map(OrderId),
            sort: self.sort.unwrap_or_default().0,
        }
    }
}

/// List returns
///
/// For anyone signed in: company staff see all, others those of orders they bought or sold.
#[utoipa::path(
    tag = "Returns",
    params(ListReturnsParams, PageParams),
    responses(
        (status = 200, description = "Returns.", body = Vec<ReturnResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/returns")]
pub async fn list_returns(call: Call, params: Params<ListReturnsParams>) -> HandlerResult {
    let (filter, page) = (params.0.filter(), call.page()?);
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(ReturnResponse::from)))
}
