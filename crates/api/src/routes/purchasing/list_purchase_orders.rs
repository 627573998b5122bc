//! `GET /api/purchase-orders`.

use tierway_application::purchasing::list_purchase_orders as list;
use tierway_kernel::SupplierId;
use tierway_workforce::PurchaseFilter;

use super::order_dto::{PurchaseOrderResponse, PurchaseStateName};
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListPurchaseOrdersParams {
    /// Only orders in this state.
    state: Option<PurchaseStateName>,
    /// Only from this supplier.
    supplier_id: Option<i64>,
    /// Start of the number, ignoring case.
    q: Option<String>,
    /// `true`: only orders that should have arrived by now.
    overdue: Option<bool>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    sort: Option<DateSortName>,
}

/// List purchase orders
///
/// Costs are visible to purchasers, managers, admin and manufacturer.
#[utoipa::path(
    tag = "Purchasing",
    params(ListPurchaseOrdersParams, PageParams),
    responses(
        (status = 200, description = "Purchase orders.", body = Vec<PurchaseOrderResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/purchase-orders")]
pub async fn list_purchase_orders(call: Call, params: Params<ListPurchaseOrdersParams>) -> HandlerResult {
    let page = call.page()?;
    let ListPurchaseOrdersParams { state, supplier_id, q, overdue, sort } = params.0;
    let filter = PurchaseFilter {
        state: state.map(|name| name.0),
        supplier_id: supplier_id.map(SupplierId),
        number: q,
        overdue_on: None,
        sort: sort.unwrap_or_default().0,
    };
    let page = call
        .read(move |tx, context| {
            let overdue_on = if overdue == Some(true) { Some(context.today(tx)?) } else { None };
            list(tx, context, &PurchaseFilter { overdue_on, ..filter.clone() }, &page)
        })
        .await?;
    Ok(list_response(&call, page.map(PurchaseOrderResponse::from)))
}
