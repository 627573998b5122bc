//! `POST /api/purchase-orders/{id}/approve`, `/cancel` and `/close`: steps that take only the version the client saw. And
//! `/reject`, which takes the reason besides.

use tierway_application::purchasing::{self, PurchaseView};
use tierway_application::{Context, Failure, Transaction};
use tierway_kernel::{Permission, PurchaseOrderId};
use tierway_workforce::LONGEST_REJECTION;

use super::order_dto::PurchaseOrderDetailsResponse;
use super::request::PurchaseStepRequest;
use crate::dto::*;
use crate::prelude::*;

/// Why a purchase order is rejected.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "expectedVersion": 1, "note": "We still have coils for three months." }))]
pub struct RejectPurchaseRequest {
    /// The version you saw; 409 if there is a newer one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected_version: Option<WireInt>,
    /// The reason, for whoever made the order; 1 to 1,000 characters.
    #[serde(default)]
    #[schema(required)]
    #[validate(length(max = form::most(LONGEST_REJECTION)))]
    pub note: String,
}

/// Approve a purchase order
///
/// For managers, admin and manufacturer; purchasers may approve their own orders up to the limit in the settings.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PurchaseStepRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/approve")]
pub async fn approve_purchase_order(call: Call, id: Id, body: Body<PurchaseStepRequest>) -> HandlerResult {
    take(call, id, body, Permission::ApprovePurchaseOrder, purchasing::approve_purchase_order).await
}

/// Reject a purchase order
///
/// For managers, admin and manufacturer, not for whoever created it. The reason goes to the creator, who changes the order,
/// which asks for approval again, or cancels it.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = RejectPurchaseRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/reject")]
pub async fn reject_purchase_order(call: Call, id: Id, body: Body<RejectPurchaseRequest>) -> HandlerResult {
    let (version, note) = (body.0.expected_version.map(|version| version.0), body.0.note.clone());
    call.write_once(Permission::RejectPurchaseOrder, &body.0, StatusCode::OK, move |tx, context| {
        purchasing::reject_purchase_order(tx, context, PurchaseOrderId(id.0), version, &note)
            .map(PurchaseOrderDetailsResponse::from)
    })
    .await
}

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
    take(call, id, body, Permission::CancelPurchaseOrder, purchasing::cancel_purchase_order).await
}

/// Close a purchase order
///
/// For purchasers, admin and manufacturer: outstanding pieces are no longer expected.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PurchaseStepRequest,
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[post("/api/purchase-orders/{id}/close")]
pub async fn close_purchase_order(call: Call, id: Id, body: Body<PurchaseStepRequest>) -> HandlerResult {
    take(call, id, body, Permission::ClosePurchaseOrder, purchasing::close_purchase_order).await
}

/// The use case of a step.
type Step = fn(&mut dyn Transaction, &Context, PurchaseOrderId, Option<i64>) -> Result<PurchaseView, Failure>;

async fn take(
    call: Call,
    id: Id,
    body: Body<PurchaseStepRequest>,
    permission: Permission,
    step: Step,
) -> HandlerResult {
    let version = body.0.expected_version.map(|version| version.0);
    call.write_once(permission, &body.0, StatusCode::OK, move |tx, context| {
        step(tx, context, PurchaseOrderId(id.0), version).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
