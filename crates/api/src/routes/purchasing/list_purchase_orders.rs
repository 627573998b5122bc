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
    /// Only where they stand so.
    state: Option<PurchaseStateName>,
    /// Only from this supplier.
    supplier_id: Option<i64>,
    /// The beginning of the number, without case.
    q: Option<String>,
}

/// List purchase orders
///
/// Newest first. Costs are for purchasers, managers and the owners.
#[utoipa::path(
    tag = "Purchasing",
    params(ListPurchaseOrdersParams, PageParams),
    responses(
        (status = 200, description = "Purchase orders.", body = Vec<PurchaseOrderResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/purchase-orders")]
pub async fn list_purchase_orders(call: Call, params: Params<ListPurchaseOrdersParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = PurchaseFilter {
        state: params.0.state.map(|name| name.0),
        supplier_id: params.0.supplier_id.map(SupplierId),
        number: params.0.q,
    };
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(PurchaseOrderResponse::from)))
}
