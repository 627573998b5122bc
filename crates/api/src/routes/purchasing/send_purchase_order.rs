//! `POST /api/purchase-orders/{id}/send`.

use tierway_application::purchasing::send_purchase_order as send;
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::SendPurchaseRequest;
use crate::prelude::*;

/// Send a purchase order
///
/// For purchasers, admin and manufacturer: places an approved order, optionally emailing it to the supplier.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = SendPurchaseRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/send")]
pub async fn send_purchase_order(call: Call, id: Id, body: Body<SendPurchaseRequest>) -> HandlerResult {
    let (version, mail) = (body.0.expected_version.map(|version| version.0), body.0.mail);
    call.write_once(Permission::SendPurchaseOrder, &body.0, StatusCode::OK, move |tx, context| {
        send(tx, context, PurchaseOrderId(id.0), version, mail).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
