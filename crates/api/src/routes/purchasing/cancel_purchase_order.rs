//! `POST /api/purchase-orders/{id}/cancel`.

use tierway_application::purchasing::cancel_purchase_order as cancel;
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseStepRequest;
use crate::prelude::*;

/// Cancel a purchase order
///
/// For purchasers, admin and manufacturer, as long as nothing was received.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PurchaseStepRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/cancel")]
pub async fn cancel_purchase_order(call: Call, id: Id, body: Body<PurchaseStepRequest>) -> HandlerResult {
    let version = body.0.expected_version.map(|version| version.0);
    call.write_once(Permission::CancelPurchaseOrder, &body.0, StatusCode::OK, move |tx, context| {
        cancel(tx, context, PurchaseOrderId(id.0), version).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
