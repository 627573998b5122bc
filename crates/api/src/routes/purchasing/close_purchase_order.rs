//! `POST /api/purchase-orders/{id}/close`.

use tierway_application::purchasing::close_purchase_order as close;
use tierway_kernel::{Permission, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseStepRequest;
use crate::prelude::*;

/// Close a purchase order
///
/// For purchasers and the owners: what is missing will not come.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = PurchaseStepRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/purchase-orders/{id}/close")]
pub async fn close_purchase_order(call: Call, id: Id, body: Body<PurchaseStepRequest>) -> HandlerResult {
    let version = body.0.expected_version.map(|version| version.0);
    call.write_once(Permission::ClosePurchaseOrder, &body.0, StatusCode::OK, move |tx, context| {
        close(tx, context, PurchaseOrderId(id.0), version).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
