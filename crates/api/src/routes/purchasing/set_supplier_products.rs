//! `PUT /api/suppliers/{id}/products`.

use tierway_application::purchasing::set_supplier_products as set;
use tierway_kernel::SupplierId;

use super::request::SupplierProductsRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::prelude::*;

/// Set what a supplier sells
///
/// For purchasers, admin and manufacturer: replaces the whole list. Marking this supplier as preferred for a product
/// removes the mark elsewhere.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The supplier.", example = 7)),
    request_body = SupplierProductsRequest,
    responses(
        (status = 200, description = "The supplier.", body = SupplierDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[put("/api/suppliers/{id}/products")]
pub async fn set_supplier_products(call: Call, id: Id, body: Body<SupplierProductsRequest>) -> HandlerResult {
    let (products, version) = (body.0.list(SupplierId(id.0)), body.0.expected_version.0);
    let changed = call.write(move |tx, context| set(tx, context, SupplierId(id.0), version, &products)).await?;
    Ok(HttpResponse::Ok().json(SupplierDetailsResponse::from(changed)))
}
