//! `PATCH /api/purchase-orders/{id}`.

use tierway_application::purchasing::{PurchaseView, update_purchase_order as update};
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseChangeRequest;
use crate::prelude::*;

/// Change a draft
///
/// For purchasers, admin and manufacturer. 409 if the order has changed since the version you saw.
#[utoipa::path(
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The purchase order.", example = 7)),
    request_body = PurchaseChangeRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[patch("/api/purchase-orders/{id}")]
pub async fn update_purchase_order(call: Call, id: Id, body: Body<PurchaseChangeRequest>) -> HandlerResult {
    let change = body.0.clone().change();
    let expected = body.0.expected.clone();
    call.write_once(Permission::UpdatePurchaseOrder, &body.0, StatusCode::OK, move |tx, context| {
        let check = |now: &PurchaseView| expected.check(&PurchaseOrderDetailsResponse::from(now.clone()));
        update(tx, context, PurchaseOrderId(id.0), &change, expected.seen(&check))
            .map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
