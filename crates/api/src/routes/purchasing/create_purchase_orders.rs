//! `POST /api/purchase-orders`.

use tierway_application::purchasing::create_purchase_orders as create;
use tierway_kernel::Permission;

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseOrdersRequest;
use crate::prelude::*;

/// Create purchase orders
///
/// For purchasers, admin and manufacturer: one draft per supplier. A line without a quantity uses the suggested one, a
/// line without a supplier the preferred or else the cheapest. Managers are notified for approval.
#[utoipa::path(
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PurchaseOrdersRequest,
    responses((status = 201, description = "The drafts, by supplier.", body = Vec<PurchaseOrderDetailsResponse>)),
)]
#[post("/api/purchase-orders")]
pub async fn create_purchase_orders(call: Call, body: Body<PurchaseOrdersRequest>) -> HandlerResult {
    let input = body.0.input();
    call.write_once(Permission::CreatePurchaseOrders, &body.0, StatusCode::CREATED, move |tx, context| {
        let made = create(tx, context, &input)?;
        Ok(made.into_iter().map(PurchaseOrderDetailsResponse::from).collect::<Vec<_>>())
    })
    .await
}
