//! Payments and refunds on the wire.

use tierway_orders::{OrderPayment, PaymentKind};

use super::names::{Names, name_of};
use crate::dto::*;

/// Payment or refund.
pub type PaymentKindName = Name<PaymentKind>;

/// A payment or refund of an order.
#[skip_serializing_none]
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
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Receipt number of a payment, credit note number of a refund.
    #[schema(example = "CRN-2026-000001")]
    pub number: String,
    /// Why it was refunded.
    pub reason: Option<String>,
    /// The refunded return.
    pub return_id: Option<i64>,
    /// The user who recorded it, for company staff.
    pub recorded_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl OrderPaymentResponse {
    pub(super) fn of(one: &OrderPayment, names: &Names) -> OrderPaymentResponse {
        let entry = &one.entry;
        OrderPaymentResponse {
            id: one.id.0,
            kind: entry.kind.into(),
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
