//! `GET /api/purchase-orders`.

use tierway_application::purchasing::list_purchase_orders as list;
use tierway_kernel::SupplierId;
use tierway_workforce::{PurchaseFilter, PurchaseSort};

use super::order_dto::{PurchaseOrderResponse, PurchaseStateName};
use crate::dto::*;
use crate::prelude::*;

/// Order of a list of purchase orders.
pub type PurchaseSortName = Name<PurchaseSort>;

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
    /// In which order; newest first if omitted. By total only for whoever sees costs; others get 403.
    #[param(inline)]
    sort: Option<PurchaseSortName>,
}

impl ListPurchaseOrdersParams {
    /// The filter; what is overdue is so on the business day of this request.
    pub async fn read(self, call: &Call) -> Result<PurchaseFilter, Problem> {
        let overdue_on = match self.overdue {
            Some(true) => Some(call.read(|tx, context| context.today(tx)).await?),
            _ => None,
        };
        Ok(PurchaseFilter {
            state: self.state.map(|name| name.0),
            supplier_id: self.supplier_id.map(SupplierId),
            number: self.q,
            overdue_on,
            sort: self.sort.unwrap_or_default().0,
        })
    }
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
    let filter = params.0.read(&call).await?;
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(PurchaseOrderResponse::from)))
}
