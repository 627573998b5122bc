//! Lines: merging and summing.

use proptest::prelude::*;
use tierway_kernel::{LineId, Money, ProductId, Quantity};

use super::{LineError, MAX_LINES, NewLine, OrderLine, Wanted, check_wanted, goods_total};

fn wanted(product: i64, tier: &'static str, quantity: i64) -> Wanted {
    Wanted { product_id: ProductId(product), tier, quantity: Quantity::new(quantity).expect("a quantity") }
}

fn line(total: i64) -> NewLine {
    NewLine {
        product_id: ProductId(1),
        sku: "MINT".to_owned(),
        name: "Mint".to_owned(),
        tier: "unit",
        tier_label: None,
        category: "Pods".to_owned(),
        unit_cost: Money::ZERO,
        quantity: Quantity::new(1).expect("a quantity"),
        pieces: Quantity::new(1).expect("a quantity"),
        price: Money::of(total),
        total: Money::of(total),
        net: Money::of(total),
        tax: Money::ZERO,
        tax_class_id: None,
        price_source: "role",
        image: None,
    }
}

#[test]
fn equal_product_and_tier_become_one_line_in_first_order() {
    let lines = [wanted(2, "unit", 1), wanted(1, "unit", 2), wanted(2, "pack", 3), wanted(2, "unit", 4)];
    let merged = check_wanted(&lines).expect("few lines");
    assert_eq!(merged, [wanted(2, "unit", 5), wanted(1, "unit", 2), wanted(2, "pack", 3)]);
    assert_eq!(check_wanted(&[]), Ok(vec![]));
}

#[test]
fn two_hundred_lines_are_the_most() {
    let lines = |count: usize| (0..count as i64).map(|product| wanted(product, "unit", 1)).collect::<Vec<_>>();
    assert_eq!(check_wanted(&lines(MAX_LINES)).map(|merged| merged.len()), Ok(200));
    assert_eq!(check_wanted(&lines(MAX_LINES + 1)), Err(LineError::TooMany));
    let mut repeated = lines(MAX_LINES);
    repeated.extend(lines(MAX_LINES));
    assert_eq!(check_wanted(&repeated).map(|merged| merged.len()), Ok(200), "repetitions are no lines of their own");
}

#[test]
fn a_merged_quantity_past_the_limit_is_refused() {
    let lines = [wanted(1, "unit", Quantity::LIMIT), wanted(1, "unit", 1)];
    assert_eq!(check_wanted(&lines), Err(LineError::TooLarge));
}

#[test]
fn the_goods_total_is_the_sum_of_the_lines() {
    assert_eq!(goods_total(&[]), Ok(Money::ZERO));
    assert_eq!(goods_total(&[line(1400), line(1), line(99)]), Ok(Money::of(1500)));
    assert_eq!(goods_total(&[line(Money::LIMIT), line(1)]), Err(LineError::TooLarge));
}

proptest! {
    #[test]
    fn merging_loses_and_adds_no_piece(
        lines in prop::collection::vec((1i64..6, prop::sample::select(vec!["unit", "pack", "bulk"]), 1i64..100), 0..60),
    ) {
        let lines: Vec<Wanted> = lines.into_iter().map(|(product, tier, count)| wanted(product, tier, count)).collect();
        let merged = check_wanted(&lines).expect("at most fifteen kinds");
        for line in &lines {
            let same = |other: &&Wanted| other.product_id == line.product_id && other.tier == line.tier;
            let asked: i64 = lines.iter().filter(same).map(|other| other.quantity.get()).sum();
            let kept: Vec<i64> = merged.iter().filter(same).map(|other| other.quantity.get()).collect();
            prop_assert_eq!(kept, vec![asked]);
        }
        prop_assert!(merged.len() <= lines.len());
    }
}

#[test]
fn pieces_are_whole_units_where_they_break_none() {
    let pieces = |count| Quantity::new(count).expect("a quantity");
    let line = OrderLine {
        id: LineId(1),
        product_id: ProductId(1),
        sku: "MINT".to_owned(),
        name: "Mint".to_owned(),
        tier: "pack".to_owned(),
        tier_label: None,
        quantity: pieces(3),
        pieces: pieces(36),
        price: Money::of(100),
        total: Money::of(300),
        net: Money::of(300),
        tax: Money::ZERO,
        price_source: "tier".to_owned(),
        image: None,
    };
    let named = |tier: &str, label: Option<&str>| {
        let tier_label = label.map(str::to_owned);
        OrderLine { tier: tier.to_owned(), tier_label, ..line.clone() }.size_name().to_owned()
    };
    assert_eq!(["unit", "pack", "bulk"].map(|tier| named(tier, None)), ["Piece", "Pack", "Bulk"]);
    assert_eq!(named("bulk", Some("Carton")), "Carton");
    assert_eq!(line.pieces_in_one(), 12);
    let units = [36, 24, 13, 0].map(|count| line.whole_units(pieces(count)));
    assert_eq!(units, [Some(3), Some(2), None, Some(0)]);
}
