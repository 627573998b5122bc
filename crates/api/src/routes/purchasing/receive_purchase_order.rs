//! `POST /api/purchase-orders/{id}/receipts`.

use tierway_application::purchasing::receive_purchase_order as receive;
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::ReceiptRequest;
use crate::prelude::*;

/// Receive goods
///
/// For purchasers, warehouse, admin and manufacturer. Pieces are added to stock with the order number as reference, in
/// batches where given. Rejected pieces stay outstanding; over-delivery is accepted up to the percentage in the
/// settings.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = ReceiptRequest,
    responses(
        (status = 201, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/receipts")]
pub async fn receive_purchase_order(call: Call, id: Id, body: Body<ReceiptRequest>) -> HandlerResult {
    let arrival = body.0.arrival();
    call.write_once(Permission::ReceivePurchaseOrder, &body.0, StatusCode::CREATED, move |tx, context| {
        receive(tx, context, PurchaseOrderId(id.0), &arrival).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
