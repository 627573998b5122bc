//! Money in and out of an order: a ledger of its own, never changed.

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, OrderId, OrderPaymentId, ReturnId, UserId};

tierway_kernel::names! {
    /// Payment or refund.
    pub enum PaymentKind as "PaymentKindName" {
        /// In; once an order.
        Payment = "payment",
        /// Back to the buyer.
        Refund = "refund",
    }
}

/// A payment or refund to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewOrderPayment {
    /// Of which order.
    pub order_id: OrderId,
    /// Which way.
    pub kind: PaymentKind,
    /// How much; above nothing, but for the payment of an order that costs nothing.
    pub amount: Money,
    /// How.
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Receipt number of a payment, credit note number of a refund.
    pub number: String,
    /// Why it was refunded; only refunds have one.
    pub reason: Option<String>,
    /// The refunded return.
    pub return_id: Option<ReturnId>,
    /// The user who recorded it; `None` for the system.
    pub recorded_by: Option<UserId>,
}

/// A written payment or refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPayment {
    /// Identity.
    pub id: OrderPaymentId,
    /// The stored values.
    pub entry: NewOrderPayment,
    /// When.
    pub created_at: DateTime<Utc>,
}
