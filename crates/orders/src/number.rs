//! Document numbers: gap-free sequences that start again each year (product.md §7).

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

/// Whether a text looks like a number of one of the sequences. Such numbers are not accepted from clients: they would
/// collide with later ones.
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

/// The sequence numbers that `text` may refer to: in full, or without zeros, year (then `this_year`) or letters:
/// `INV-2026-000042`, `inv-42`, `2026-42`, `42`. Empty if it is not such a number.
pub fn candidate_numbers(text: &str, this_year: i32) -> Vec<(NumberKind, String)> {
    let upper = text.trim().to_ascii_uppercase();
    let parts: Vec<&str> = upper.split(['-', ' ']).filter(|part| !part.is_empty()).collect();
    let named = parts.first().and_then(|first| NumberKind::ALL.into_iter().find(|kind| kind.prefix() == *first));
    let rest = if named.is_some() { &parts[1..] } else { &parts[..] };
    let whole = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<i64>().ok()).flatten();
    let (year, serial) = match rest {
        [serial] => (Some(i64::from(this_year)), whole(serial)),
        [year, serial] if year.len() == 4 => (whole(year), whole(serial)),
        _ => return Vec::new(),
    };
    let (Some(year), Some(serial)) = (year.and_then(|year| i32::try_from(year).ok()), serial) else {
        return Vec::new();
    };
    let is_meant = |kind: &NumberKind| named.is_none_or(|named| named == *kind);
    NumberKind::ALL.into_iter().filter(is_meant).map(|kind| (kind, format_number(kind, year, serial))).collect()
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

    #[test]
    fn a_number_is_meant_in_full_or_in_short() {
        for text in ["RMA-2026-000042", " rma-2026-42", "RMA 42", "rma-000042"] {
            let meant = candidate_numbers(text, 2026);
            assert_eq!(meant, [(NumberKind::Return, "RMA-2026-000042".to_owned())], "{text}");
        }
        for text in ["2025-42", "2025-000042"] {
            let meant = candidate_numbers(text, 2026);
            assert_eq!(meant.len(), NumberKind::ALL.len(), "{text}");
            assert!(meant.contains(&(NumberKind::PurchaseOrder, "PO-2025-000042".to_owned())), "{text}");
        }
        assert!(candidate_numbers("42", 2026).contains(&(NumberKind::CreditNote, "CRN-2026-000042".to_owned())));
        for text in ["", "RMA", "#42", "RMA-26-42", "RMA-2026-42-1", "mango 42", "POD", "99999999999999999999", "42x"] {
            assert_eq!(candidate_numbers(text, 2026), [], "{text}");
        }
    }
}

#[cfg(test)]
mod tests;
