//! `GET /api/suppliers`.

use tierway_application::purchasing::list_suppliers as list;
use tierway_workforce::SupplierFilter;

use super::supplier_dto::SupplierResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListSuppliersParams {
    /// Part of name, contact or email, without case.
    q: Option<String>,
    /// Only those that are ordered from, or only others.
    is_active: Option<bool>,
}

/// List suppliers
///
/// By name. For purchasers, managers, supervisors, the warehouse, and the owners.
#[utoipa::path(
    tag = "Purchasing",
    params(ListSuppliersParams, PageParams),
    responses(
        (status = 200, description = "Suppliers.", body = Vec<SupplierResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/suppliers")]
pub async fn list_suppliers(call: Call, params: Params<ListSuppliersParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = SupplierFilter { text: params.0.q, is_active: params.0.is_active };
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(SupplierResponse::from)))
}
