//! `GET /api/suppliers`.

use tierway_application::purchasing::list_suppliers as list;
use tierway_workforce::{SupplierFilter, SupplierSort};

use super::supplier_dto::SupplierResponse;
use crate::dto::*;
use crate::prelude::*;

/// Order of a list of suppliers.
pub type SupplierSortName = Name<SupplierSort>;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListSuppliersParams {
    /// Part of the name, contact or email, ignoring case.
    q: Option<String>,
    /// Only active suppliers, or only inactive ones.
    is_active: Option<bool>,
    /// In which order; by name if omitted.
    #[param(inline)]
    sort: Option<SupplierSortName>,
}

impl ListSuppliersParams {
    /// The filter.
    pub fn filter(self) -> SupplierFilter {
        SupplierFilter { text: self.q, is_active: self.is_active, sort: self.sort.unwrap_or_default().0 }
    }
}

/// List suppliers
///
/// By name unless `sort` says otherwise. For purchasers, managers, supervisors, warehouse, admin and manufacturer.
#[utoipa::path(
    tag = "Purchasing",
    params(ListSuppliersParams, PageParams),
    responses(
        (status = 200, description = "Suppliers.", body = Vec<SupplierResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/suppliers")]
pub async fn list_suppliers(call: Call, params: Params<ListSuppliersParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = params.0.filter();
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(SupplierResponse::from)))
}
