//! `PATCH /api/purchase-orders/{id}`.

use tierway_application::purchasing::{PurchaseView, update_purchase_order as update};
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseChangeRequest;
use crate::prelude::*;

/// Change a draft
///
/// For purchasers and the owners. Another version than the one that was looked at answers 409.
#[utoipa::path(
    tag = "Purchasing",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The purchase order.", example = 7)),
    request_body = PurchaseChangeRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
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
