//! `PATCH /api/suppliers/{id}`.

use actix_web::{HttpResponse, patch};
use tierway_application::purchasing::update_supplier as update;
use tierway_kernel::SupplierId;

use super::request::SupplierChangeRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Change a supplier
///
/// For purchasers and the owners. Another version than the one that was looked at answers 409.
#[utoipa::path(
    operation_id = "updateSupplier",
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The supplier.", example = 7)),
    request_body = SupplierChangeRequest,
    responses(
        (status = 200, description = "The supplier.", body = SupplierDetailsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Against the current state; the sentence says why.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[patch("/api/suppliers/{id}")]
pub async fn update_supplier(call: Call, id: Id, body: Body<SupplierChangeRequest>) -> Result<HttpResponse, Problem> {
    let (change, version) = (body.0.clone(), body.0.expected_version.0);
    let changed = call
        .write(move |tx, context| update(tx, context, SupplierId(id.0), version, |known| change.apply(known)))
        .await?;
    Ok(HttpResponse::Ok().json(SupplierDetailsResponse::from(changed)))
}
