//! `POST /api/suppliers`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::purchasing::add_supplier as add;
use tierway_kernel::Permission;

use super::request::SupplierRequest;
use super::supplier_dto::SupplierDetailsResponse;
use crate::body::Body;
use crate::{Call, Problem};

/// Add a supplier
///
/// For purchasers and the owners.
#[utoipa::path(
    operation_id = "addSupplier",
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = SupplierRequest,
    responses(
        (status = 201, description = "The supplier.", body = SupplierDetailsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/suppliers")]
pub async fn add_supplier(call: Call, body: Body<SupplierRequest>) -> Result<HttpResponse, Problem> {
    let draft = body.0.draft();
    call.write_once(Permission::AddSupplier, &body.0, StatusCode::CREATED, move |tx, context| {
        add(tx, context, &draft).map(SupplierDetailsResponse::from)
    })
    .await
}
