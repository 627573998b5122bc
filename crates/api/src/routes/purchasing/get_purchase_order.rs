//! `GET /api/purchase-orders/{id}`.

use tierway_application::purchasing::get_purchase_order as get_one;
use tierway_kernel::PurchaseOrderId;

use super::order_dto::PurchaseOrderDetailsResponse;
use crate::prelude::*;

/// Get a purchase order
///
/// With its lines, receipts, discrepancies and the actions available to the caller.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7)),
    responses((status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse)),
)]
#[get("/api/purchase-orders/{id}")]
pub async fn get_purchase_order(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| get_one(tx, context, PurchaseOrderId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PurchaseOrderDetailsResponse::from(view)))
}
