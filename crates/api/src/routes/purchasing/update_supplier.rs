//! `PATCH /api/suppliers/{id}`.

use tierway_application::purchasing::{SupplierView, update_supplier as update};
use tierway_application::{Context, Transaction};
use tierway_kernel::SupplierId;

use super::request::SupplierChangeRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::prelude::*;

/// Change a supplier
///
/// For purchasers, admin and manufacturer. 409 if the order has changed since the version you saw.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The supplier.", example = 7)),
    request_body = SupplierChangeRequest,
    responses(
        (status = 200, description = "The supplier.", body = SupplierDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[patch("/api/suppliers/{id}")]
pub async fn update_supplier(call: Call, id: Id, body: Body<SupplierChangeRequest>) -> HandlerResult {
    let form = body.0;
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &SupplierView| form.expected.check(&SupplierDetailsResponse::from(now.clone()));
        let (version, seen) = (form.expected_version.0, form.expected.seen(&check));
        update(tx, context, SupplierId(id.0), version, |known| form.apply(known), seen)
    };
    let changed = call.write(work).await?;
    Ok(HttpResponse::Ok().json(SupplierDetailsResponse::from(changed)))
}
