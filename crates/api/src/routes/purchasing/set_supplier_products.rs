//! `PUT /api/suppliers/{id}/products`.

use actix_web::{HttpResponse, put};
use tierway_application::purchasing::set_supplier_products as set;
use tierway_kernel::SupplierId;

use super::request::SupplierProductsRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Set what a supplier sells
///
/// For purchasers and the owners: the whole list. A product that is preferred here is no longer so elsewhere.
#[utoipa::path(
    operation_id = "setSupplierProducts",
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The supplier.", example = 7)),
    request_body = SupplierProductsRequest,
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
#[put("/api/suppliers/{id}/products")]
pub async fn set_supplier_products(
    call: Call,
    id: Id,
    body: Body<SupplierProductsRequest>,
) -> Result<HttpResponse, Problem> {
    let (products, version) = (body.0.list(SupplierId(id.0))?, body.0.expected_version.0);
    let changed = call.write(move |tx, context| set(tx, context, SupplierId(id.0), version, &products)).await?;
    Ok(HttpResponse::Ok().json(SupplierDetailsResponse::from(changed)))
}
