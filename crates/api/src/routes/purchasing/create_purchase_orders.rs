//! `POST /api/purchase-orders`.

use tierway_application::purchasing::create_purchase_orders as create;
use tierway_kernel::Permission;

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseOrdersRequest;
use crate::prelude::*;

/// Make purchase orders
///
/// For purchasers and the owners: a draft for each supplier. A line without pieces is ordered as suggested, one without
/// supplier from the preferred or else the cheapest. Managers are asked for their approval.
#[utoipa::path(
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = PurchaseOrdersRequest,
    responses((status = 201, description = "The drafts, by supplier.", body = Vec<PurchaseOrderDetailsResponse>)),
)]
#[post("/api/purchase-orders")]
pub async fn create_purchase_orders(call: Call, body: Body<PurchaseOrdersRequest>) -> HandlerResult {
    let wish = body.0.wish();
    call.write_once(Permission::CreatePurchaseOrders, &body.0, StatusCode::CREATED, move |tx, context| {
        let made = create(tx, context, &wish)?;
        Ok(made.into_iter().map(PurchaseOrderDetailsResponse::from).collect::<Vec<_>>())
    })
    .await
}
