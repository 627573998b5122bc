//! `POST /api/suppliers`.

use tierway_application::purchasing::add_supplier as add;
use tierway_kernel::Permission;

use super::request::SupplierRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::prelude::*;

/// Add a supplier
///
/// For purchasers, admin and manufacturer.
#[utoipa::path(
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = SupplierRequest,
    responses((status = 201, description = "The supplier.", body = SupplierDetailsResponse)),
)]
#[post("/api/suppliers")]
pub async fn add_supplier(call: Call, body: Body<SupplierRequest>) -> HandlerResult {
    let draft = body.0.draft();
    call.write_once(Permission::AddSupplier, &body.0, StatusCode::CREATED, move |tx, context| {
        add(tx, context, &draft).map(SupplierDetailsResponse::from)
    })
    .await
}
