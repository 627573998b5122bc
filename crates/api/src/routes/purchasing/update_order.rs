//! `PATCH /api/purchase-orders/{id}`.

use actix_web::{HttpResponse, patch};
use tierway_application::purchasing::update_purchase_order as update;
use tierway_kernel::PurchaseOrderId;

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseChangeRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Change a draft
///
/// For purchasers and the owners. Another version than the one that was looked at answers 409.
#[utoipa::path(
    operation_id = "updatePurchaseOrder",
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7)),
    request_body = PurchaseChangeRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
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
#[patch("/api/purchase-orders/{id}")]
pub async fn update_order(call: Call, id: Id, body: Body<PurchaseChangeRequest>) -> Result<HttpResponse, Problem> {
    let change = body.0.change()?;
    let view = call.write(move |tx, context| update(tx, context, PurchaseOrderId(id.0), &change)).await?;
    Ok(HttpResponse::Ok().json(PurchaseOrderDetailsResponse::from(view)))
}
