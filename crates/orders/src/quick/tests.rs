#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
use rstest::rstest;

use super::*;

#[rstest]
#[case("MANGO-1", "MANGO-1", 1, "unit")]
#[case("MANGO-1 2", "MANGO-1", 2, "unit")]
#[case("MANGO-1,2,pack", "MANGO-1", 2, "pack")]
#[case(" mango-1 ; 12 ; Bulk ", "mango-1", 12, "bulk")]
#[case("MANGO-1\t3\tpacks", "MANGO-1", 3, "pack")]
#[case("MANGO-1 x 4", "MANGO-1", 4, "unit")]
#[case("MANGO-1 x4 pcs", "MANGO-1", 4, "unit")]
#[case("MANGO-1 4X pack", "MANGO-1", 4, "pack")]
#[case("MANGO-1 × 4", "MANGO-1", 4, "unit")]
#[case("MANGO-1 pack 4", "MANGO-1", 4, "pack")]
#[case("4711 10", "4711", 10, "unit")]
#[case("X-RAY", "X-RAY", 1, "unit")]
#[case("MANGO-1 2x", "MANGO-1", 2, "unit")]
#[case("Mango Ice", "Mango Ice", 1, "unit")]
#[case("Mango Ice 20mg x 2 pack", "Mango Ice 20mg", 2, "pack")]
#[case("A,B;C 3", "A,B;C", 3, "unit")]
#[case("; Mango  Ice ; 3", "Mango  Ice", 3, "unit")]
#[case("BOX 12 1", "BOX 12", 1, "unit")]
#[case("Gift pack 2 unit", "Gift pack", 2, "unit")]
#[case("Vitamin X", "Vitamin X", 1, "unit")]
#[case("Vitamin X x 2", "Vitamin X", 2, "unit")]
#[case("Größe × 4", "Größe", 4, "unit")]
#[case("MANGO-1 many", "MANGO-1 many", 1, "unit")]
#[case("pack", "pack", 1, "unit")]
fn lines_are_read(#[case] line: &str, #[case] sku: &str, #[case] quantity: i64, #[case] tier: &'static str) {
    let read = parse_quick_order(line).remove(0).read.unwrap();
    assert_eq!((read.sku.as_str(), read.quantity.get(), read.tier), (sku, quantity, tier));
}

#[rstest]
#[case("MANGO-1 0", NO_QUANTITY)]
#[case("MANGO-1 -3", NO_QUANTITY)]
#[case("MANGO-1 1.5", NO_QUANTITY)]
#[case("MANGO-1 1000000001", TOO_LARGE)]
#[case("MANGO-1 99999999999999999999999", TOO_LARGE)]
#[case(",;,", UNREADABLE)]
fn what_cannot_be_read_says_why(#[case] line: &str, #[case] sentence: &str) {
    assert_eq!(parse_quick_order(line).remove(0).read, Err(sentence));
}

#[test]
fn empty_lines_are_left_out_and_numbers_stay() {
    let lines = parse_quick_order("A 1\r\n\n  \nB 2\n");
    let seen: Vec<_> = lines.iter().map(|line| (line.number, line.input.as_str())).collect();
    assert_eq!(seen, [(1, "A 1"), (4, "B 2")]);
    let long = parse_quick_order(&"x".repeat(5000)).remove(0);
    assert_eq!((long.read, long.input.chars().count()), (Err(UNREADABLE), 201));
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_without_a_fall(text in "\\PC{0,80}(\n\\PC{0,80}){0,4}") {
        for line in parse_quick_order(&text) {
            if let Ok(item) = line.read {
                proptest::prop_assert!(item.quantity.get() >= 1 && !item.sku.is_empty());
            }
        }
    }
}
