//! Printed numbers.

use super::{NumberKind, format_number};

#[test]
fn numbers_show_kind_year_and_six_digits() {
    assert_eq!(format_number(NumberKind::Invoice, 2026, 42), "INV-2026-000042");
    assert_eq!(format_number(NumberKind::Receipt, 2027, 1), "RCP-2027-000001");
    assert_eq!(format_number(NumberKind::Receipt, 2026, 1_234_567), "RCP-2026-1234567", "no digit is cut off");
}
