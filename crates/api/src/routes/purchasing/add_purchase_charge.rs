//! `POST /api/purchase-orders/{id}/charges`.

use tierway_application::purchasing::add_purchase_charge as add;
use tierway_kernel::{Permission, PurchaseOrderId};
use tierway_workforce::{LONGEST_CHARGE_NOTE, LONGEST_CHARGE_REFERENCE, NewCharge};

use super::order_dto::{ChargeKindName, ChargeSpreadName, PurchaseOrderDetailsResponse};
use crate::dto::*;
use crate::prelude::*;

/// A charge of a purchase order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "kind": "freight", "amount": "61.50", "spread": "weight", "reference": "FR-20931" }))]
pub struct PurchaseChargeRequest {
    /// What it is for.
    pub kind: ChargeKindName,
    /// How much: 0.01 to 1,000,000.00.
    pub amount: WireMoney,
    /// How it is spread over the received lines.
    pub spread: ChargeSpreadName,
    /// Number of the bill; each is recorded once for a kind, ignoring case.
    #[validate(length(max = form::most(LONGEST_CHARGE_REFERENCE)))]
    pub reference: Option<String>,
    /// For colleagues.
    #[validate(length(max = form::most(LONGEST_CHARGE_NOTE)))]
    pub note: Option<String>,
}

impl PurchaseChargeRequest {
    /// The charge, unchecked.
    fn charge(&self) -> NewCharge {
        NewCharge {
            kind: self.kind.0,
            amount: self.amount.0,
            spread: self.spread.0,
            reference: self.reference.clone(),
            note: self.note.clone(),
        }
    }
}

/// Record a charge
///
/// For purchasers, admin and manufacturer, once something was received. Freight, insurance, duty and other charges are spread over
/// all that is received of the order, now or later, and make its landed cost. An order has at most 50.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PurchaseChargeRequest,
    responses(
        (status = 201, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 409, description = "Nothing was received yet, or this bill is recorded already."),
    ),
)]
#[post("/api/purchase-orders/{id}/charges")]
pub async fn add_purchase_charge(call: Call, id: Id, body: Body<PurchaseChargeRequest>) -> HandlerResult {
    let charge = body.0.charge();
    call.write_once(Permission::AddPurchaseCharge, &body.0, StatusCode::CREATED, move |tx, context| {
        add(tx, context, PurchaseOrderId(id.0), &charge).map(PurchaseOrderDetailsResponse::from)
    })
    .await
}
