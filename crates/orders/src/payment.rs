//! Payment: recorded, not charged (product.md §7).

use chrono::{DateTime, Utc};
use tierway_kernel::{Role, UserId};

/// Ways to pay (specification 2 §2).
pub const PAYMENT_METHODS: [&str; 8] =
    ["Bank", "Cash", "Crypto", "Wallet", "Credit Card", "Debit Card", "Online Banking", "QR Pay"];

tierway_kernel::names! {
    /// Whether an order is paid.
    pub enum PaymentStatus as "PaymentStatusName" {
        /// Not yet.
        Unpaid = "unpaid",
        /// Recorded as paid.
        Paid = "paid",
    }
}

/// A recorded payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// One of [`PAYMENT_METHODS`].
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Receipt number, from the sequence or given.
    pub receipt_number: String,
    /// Invoice number, from the sequence or given.
    pub invoice_number: String,
    /// The user who recorded it; `None` for the system.
    pub recorded_by: Option<UserId>,
    /// When.
    pub paid_at: DateTime<Utc>,
}

/// Whether the actor may record payments: the admin and the company's owner.
pub fn may_record_payment(role: Role) -> bool {
    role.is_owner()
}
