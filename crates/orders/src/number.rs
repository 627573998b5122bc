//! Receipt and invoice numbers: gap-free sequences that start anew each year (product.md §7).

/// Which sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NumberKind {
    /// Receipts.
    Receipt,
    /// Invoices.
    Invoice,
}

impl NumberKind {
    /// The sequence's name in the store and the number's beginning.
    pub const fn prefix(self) -> &'static str {
        match self {
            NumberKind::Receipt => "RCP",
            NumberKind::Invoice => "INV",
        }
    }
}

/// `INV-2026-000042`.
pub fn format_number(kind: NumberKind, year: i32, serial: i64) -> String {
    format!("{}-{year}-{serial:06}", kind.prefix())
}
