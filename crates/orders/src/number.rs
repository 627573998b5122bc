//! Numbers of papers: gap-free sequences that start anew each year (product.md §7).

/// Which sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NumberKind {
    /// Receipts.
    Receipt,
    /// Invoices.
    Invoice,
    /// Credit notes, one for each refund.
    CreditNote,
    /// Returns.
    Return,
    /// Delivery notes, one for each shipment.
    DeliveryNote,
    /// Batches of commission payouts.
    Payout,
    /// Purchase orders.
    PurchaseOrder,
}

impl NumberKind {
    /// Every sequence.
    pub const ALL: [NumberKind; 7] = [
        NumberKind::Receipt,
        NumberKind::Invoice,
        NumberKind::CreditNote,
        NumberKind::Return,
        NumberKind::DeliveryNote,
        NumberKind::Payout,
        NumberKind::PurchaseOrder,
    ];

    /// The sequence's name in the store and the number's beginning.
    pub const fn prefix(self) -> &'static str {
        match self {
            NumberKind::Receipt => "RCP",
            NumberKind::Invoice => "INV",
            NumberKind::CreditNote => "CRN",
            NumberKind::Return => "RMA",
            NumberKind::DeliveryNote => "DLN",
            NumberKind::Payout => "PAY",
            NumberKind::PurchaseOrder => "PO",
        }
    }
}

/// `INV-2026-000042`.
pub fn format_number(kind: NumberKind, year: i32, serial: i64) -> String {
    format!("{}-{year}-{serial:06}", kind.prefix())
}

/// Whether a text looks like a number of one of the sequences. Such numbers are never taken from a client: a later
/// payment would meet them and fail.
pub fn is_of_sequence(text: &str) -> bool {
    NumberKind::ALL.into_iter().any(|kind| {
        let upper = text.trim().to_ascii_uppercase();
        let digits = |part: &str, least: usize| part.len() >= least && part.bytes().all(|b| b.is_ascii_digit());
        upper
            .strip_prefix(kind.prefix())
            .and_then(|rest| rest.strip_prefix('-'))
            .and_then(|rest| rest.split_once('-'))
            .is_some_and(|(year, serial)| digits(year, 4) && digits(serial, 6))
    })
}

#[cfg(test)]
mod sequence_tests {
    use super::*;

    #[test]
    fn numbers_of_the_sequences_are_known() {
        assert!(is_of_sequence(&format_number(NumberKind::Invoice, 2026, 42)));
        assert!(is_of_sequence("rcp-2026-000001") && is_of_sequence("INV-2026-1234567"));
        assert!(!is_of_sequence("R-17") && !is_of_sequence("INV-26-1") && !is_of_sequence("INV-2026-00001X"));
    }
}

#[cfg(test)]
mod tests;
