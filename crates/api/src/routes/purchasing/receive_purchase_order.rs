//! `POST /api/purchase-orders/{id}/receipts`.

use tierway_application::purchasing::receive_purchase_order as receive;
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::ReceiptRequest;
use crate::prelude::*;

/// Take goods in
///
/// For purchasers, the warehouse and the owners. Pieces come into the stock with the order's number as reference, in
/// batches where they are named. Refused pieces are still to come; more than was ordered is taken in up to the percentage
/// of the settings.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = ReceiptRequest,
    responses(
        (status = 201, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
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
