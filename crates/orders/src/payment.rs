//! Payment: recorded, not charged (product.md §7).

use chrono::{DateTime, Utc};
use tierway_kernel::{Role, UserId};

/// Ways to pay (specification 2 §2).
pub const PAYMENT_METHODS: [&str; 8] =
    ["Bank", "Cash", "Crypto", "Wallet", "Credit Card", "Debit Card", "Online Banking", "QR Pay"];

/// Whether an order is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentStatus {
    /// Not yet.
    Unpaid,
    /// Recorded as paid.
    Paid,
}

impl PaymentStatus {
    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            PaymentStatus::Unpaid => "unpaid",
            PaymentStatus::Paid => "paid",
        }
    }
}

/// A recorded payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// One of [`PAYMENT_METHODS`].
    pub method: Option<String>,
    /// The bank's or wallet's reference.
    pub reference: Option<String>,
    /// Receipt number, from the sequence or given.
    pub receipt_number: String,
    /// Invoice number, from the sequence or given.
    pub invoice_number: String,
    /// Who recorded it; `None` for the platform itself.
    pub recorded_by: Option<UserId>,
    /// When.
    pub paid_at: DateTime<Utc>,
}

/// Who may record that money came in: the admin and the company's owner.
pub fn may_record_payment(role: Role) -> bool {
    role.is_owner()
}
