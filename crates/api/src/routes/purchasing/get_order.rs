//! `GET /api/purchase-orders/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::purchasing::get_purchase_order as get_one;
use tierway_kernel::PurchaseOrderId;

use super::order_dto::PurchaseOrderDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get a purchase order
///
/// With its lines, what has arrived, the differences, and what the caller may do now.
#[utoipa::path(
    operation_id = "getPurchaseOrder",
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7)),
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/purchase-orders/{id}")]
pub async fn get_order(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.read(move |tx, context| get_one(tx, context, PurchaseOrderId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PurchaseOrderDetailsResponse::from(view)))
}
