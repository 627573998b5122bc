//! Shipments, payments, refunds and returns on the wire.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tierway_application::orders::{OrderDetails, ReturnView};
use tierway_kernel::UserId;
use tierway_orders::{
    OrderLine, OrderPayment, PaymentKind, ReturnAction, ReturnLine, ReturnState, Shipment, refund_due,
};
use utoipa::ToSchema;

use crate::wire::WireMoney;

/// Which way money went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaymentKindName {
    /// In.
    Payment,
    /// Back to the buyer.
    Refund,
}

/// Where a return stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReturnStateName {
    /// Asked for.
    Requested,
    /// The goods may be sent back.
    Approved,
    /// Turned down.
    Rejected,
    /// The goods arrived.
    Received,
    /// Nothing more happens to it.
    Closed,
}

/// What can be done with a return.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReturnActionName {
    /// Let the goods be sent back.
    Approve,
    /// Turn it down.
    Reject,
    /// Enter what arrived.
    Receive,
    /// Refund it.
    Refund,
    /// End it.
    Close,
}

/// A payment or refund of an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPaymentResponse {
    /// Identity.
    #[schema(example = 8)]
    pub id: i64,
    /// Which way.
    pub kind: PaymentKindName,
    /// How much.
    pub amount: WireMoney,
    /// How.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// The bank's or wallet's reference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
    /// Receipt number of a payment, credit note number of a refund.
    #[schema(example = "CRN-2026-000001")]
    pub number: String,
    /// Why it was refunded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The return it was refunded for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_id: Option<i64>,
    /// Who recorded it, for the company's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Pieces of an order that left together.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShipmentResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// Delivery note number.
    #[schema(example = "DLN-2026-000001")]
    pub number: String,
    /// Who carries it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carrier: Option<String>,
    /// The carrier's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "TRK-1042")]
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// Who sent it, for the company's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_by_name: Option<String>,
    /// When it left.
    pub created_at: DateTime<Utc>,
    /// When its pieces were taken back because the order went back; they count no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone_at: Option<DateTime<Utc>>,
    /// What it holds.
    pub lines: Vec<ShipmentLineResponse>,
}

/// A line of a shipment.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShipmentLineResponse {
    /// The order's line.
    #[schema(example = 33)]
    pub line_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Pieces.
    #[schema(example = 12)]
    pub pieces: i64,
}

/// Goods that a buyer sends back.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnResponse {
    /// Identity.
    #[schema(example = 2)]
    pub id: i64,
    /// Its number.
    #[schema(example = "RMA-2026-000001")]
    pub number: String,
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// The order's buyer.
    #[schema(example = 12)]
    pub customer_id: i64,
    /// Their name when they ordered.
    #[schema(example = "Lina Tan")]
    pub customer_name: String,
    /// Where it stands.
    pub state: ReturnStateName,
    /// Why.
    #[schema(example = "Arrived broken")]
    pub reason: String,
    /// Further words of who asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// What was said when it was approved, rejected or closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Its lines.
    pub lines: Vec<ReturnLineResponse>,
    /// What the goods cost, tax included; absent for staff who see no line prices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<WireMoney>,
    /// What can be refunded for it now; absent for staff who see no line prices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refundable: Option<WireMoney>,
    /// What the caller can do with it.
    pub allowed_actions: Vec<ReturnActionName>,
    /// Who asked, for the company's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested_by_name: Option<String>,
    /// When it was asked for.
    pub created_at: DateTime<Utc>,
    /// Who decided, for the company's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_by_name: Option<String>,
    /// When it was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_at: Option<DateTime<Utc>>,
    /// Who entered what arrived, for the company's people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received_by_name: Option<String>,
    /// When the goods arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received_at: Option<DateTime<Utc>>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<DateTime<Utc>>,
}

/// A line of a return.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnLineResponse {
    /// The order's line.
    #[schema(example = 33)]
    pub line_id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Pieces announced.
    #[schema(example = 3)]
    pub pieces: i64,
    /// Pieces that arrived.
    #[schema(example = 3)]
    pub received_pieces: i64,
    /// Pieces of them that went back on the shelf.
    #[schema(example = 2)]
    pub restocked_pieces: i64,
    /// Why this line comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What became of an order: money, shipments, returns. Absent for the referring agent.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderFulfilment {
    /// Money in and out, oldest first.
    pub payments: Vec<OrderPaymentResponse>,
    /// What may be refunded now; for those who may refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refundable: Option<WireMoney>,
    /// What the buyer of a cancelled, paid order is still owed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refund_due: Option<WireMoney>,
    /// Shipments, oldest first.
    pub shipments: Vec<ShipmentResponse>,
    /// Returns, oldest first.
    pub returns: Vec<ReturnResponse>,
    /// Whether the caller can return goods now.
    pub can_return: bool,
}

type Names = HashMap<UserId, String>;

fn name_of(names: &Names, id: Option<UserId>) -> Option<String> {
    id.and_then(|id| names.get(&id).cloned())
}

impl OrderFulfilment {
    /// What of an order's details is told here.
    pub fn of(details: &OrderDetails) -> OrderFulfilment {
        let (order, names) = (&details.order.order, &details.names);
        let progress = &details.order.progress;
        OrderFulfilment {
            payments: details.fulfilment.payments.iter().map(|one| OrderPaymentResponse::of(one, names)).collect(),
            refundable: details.refundable.map(WireMoney),
            refund_due: refund_due(order, progress.paid, progress.refunded).map(WireMoney),
            shipments: details
                .fulfilment
                .shipments
                .iter()
                .map(|one| ShipmentResponse::of(one, &details.order.lines, names))
                .collect(),
            returns: details.returns.iter().map(ReturnResponse::from).collect(),
            can_return: details.can_return,
        }
    }
}

impl OrderPaymentResponse {
    fn of(one: &OrderPayment, names: &Names) -> OrderPaymentResponse {
        let entry = &one.entry;
        OrderPaymentResponse {
            id: one.id.0,
            kind: match entry.kind {
                PaymentKind::Payment => PaymentKindName::Payment,
                PaymentKind::Refund => PaymentKindName::Refund,
            },
            amount: WireMoney(entry.amount),
            method: entry.method.clone(),
            reference: entry.reference.clone(),
            number: entry.number.clone(),
            reason: entry.reason.clone(),
            return_id: entry.return_id.map(|id| id.0),
            recorded_by_name: name_of(names, entry.recorded_by),
            created_at: one.created_at,
        }
    }
}

impl ShipmentResponse {
    fn of(one: &Shipment, lines: &[OrderLine], names: &Names) -> ShipmentResponse {
        let line = |(id, pieces): &(tierway_kernel::LineId, tierway_kernel::Quantity)| {
            let line = lines.iter().find(|line| line.id == *id)?;
            let (sku, name) = (line.sku.clone(), line.name.clone());
            Some(ShipmentLineResponse { line_id: id.0, sku, name, pieces: pieces.get() })
        };
        ShipmentResponse {
            id: one.id.0,
            number: one.entry.number.clone(),
            carrier: one.entry.carrier.clone(),
            tracking_number: one.entry.tracking_number.clone(),
            notes: one.entry.notes.clone(),
            created_by_name: name_of(names, one.entry.created_by),
            created_at: one.created_at,
            undone_at: one.undone_at,
            lines: one.entry.lines.iter().filter_map(line).collect(),
        }
    }
}

impl From<&ReturnView> for ReturnResponse {
    fn from(view: &ReturnView) -> ReturnResponse {
        let one = &view.one;
        let line = |part: &ReturnLine| {
            let line = view.lines.iter().find(|line| line.id == part.line_id)?;
            Some(ReturnLineResponse {
                line_id: line.id.0,
                product_id: line.product_id.0,
                sku: line.sku.clone(),
                name: line.name.clone(),
                pieces: part.pieces.get(),
                received_pieces: part.received.get(),
                restocked_pieces: part.restocked.get(),
                reason: part.reason.clone(),
            })
        };
        ReturnResponse {
            id: one.id.0,
            number: one.number.clone(),
            order_id: one.order_id.0,
            customer_id: view.customer_id.0,
            customer_name: view.customer_name.clone(),
            state: one.state.into(),
            reason: one.reason.clone(),
            notes: one.notes.clone(),
            answer: one.answer.clone(),
            lines: one.lines.iter().filter_map(line).collect(),
            value: view.value.map(WireMoney),
            refundable: view.refundable.map(WireMoney),
            allowed_actions: view.actions.iter().map(|action| (*action).into()).collect(),
            requested_by_name: name_of(&view.names, one.requested_by),
            created_at: one.created_at,
            decided_by_name: name_of(&view.names, one.decided_by),
            decided_at: one.decided_at,
            received_by_name: name_of(&view.names, one.received_by),
            received_at: one.received_at,
            closed_at: one.closed_at,
        }
    }
}

impl From<ReturnView> for ReturnResponse {
    fn from(view: ReturnView) -> ReturnResponse {
        ReturnResponse::from(&view)
    }
}

impl From<ReturnState> for ReturnStateName {
    fn from(state: ReturnState) -> ReturnStateName {
        match state {
            ReturnState::Requested => ReturnStateName::Requested,
            ReturnState::Approved => ReturnStateName::Approved,
            ReturnState::Rejected => ReturnStateName::Rejected,
            ReturnState::Received => ReturnStateName::Received,
            ReturnState::Closed => ReturnStateName::Closed,
        }
    }
}

impl From<ReturnStateName> for ReturnState {
    fn from(name: ReturnStateName) -> ReturnState {
        match name {
            ReturnStateName::Requested => ReturnState::Requested,
            ReturnStateName::Approved => ReturnState::Approved,
            ReturnStateName::Rejected => ReturnState::Rejected,
            ReturnStateName::Received => ReturnState::Received,
            ReturnStateName::Closed => ReturnState::Closed,
        }
    }
}

impl From<ReturnAction> for ReturnActionName {
    fn from(action: ReturnAction) -> ReturnActionName {
        match action {
            ReturnAction::Approve => ReturnActionName::Approve,
            ReturnAction::Reject => ReturnActionName::Reject,
            ReturnAction::Receive => ReturnActionName::Receive,
            ReturnAction::Refund => ReturnActionName::Refund,
            ReturnAction::Close => ReturnActionName::Close,
        }
    }
}
