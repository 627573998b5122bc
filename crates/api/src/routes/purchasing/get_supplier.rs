//! `GET /api/suppliers/{id}`.

use tierway_application::purchasing::get_supplier as get_one;
use tierway_kernel::SupplierId;

use super::supplier_dto::SupplierDetailsResponse;
use crate::prelude::*;

/// Get a supplier
///
/// With its products. Costs are visible to purchasers, managers, admin and manufacturer.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The supplier.", example = 7)),
    responses((status = 200, description = "The supplier.", body = SupplierDetailsResponse)),
)]
#[get("/api/suppliers/{id}")]
pub async fn get_supplier(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| get_one(tx, context, SupplierId(id.0))).await?;
    Ok(HttpResponse::Ok().json(SupplierDetailsResponse::from(view)))
}
