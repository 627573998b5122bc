//! The worked examples of docs/money.md.

use super::*;

const DOCS: &str = include_str!("../../../../../docs/money.md");

/// The document says these figures, in a row of a table.
fn in_docs(row: &[&str]) {
    let wanted = format!("| {} |", row.join(" | "));
    assert!(DOCS.contains(&wanted), "docs/money.md has no row {wanted}");
}

/// The rows of a cost: its parts, and what they come to.
fn shown(option: &ShippingOption) {
    for part in &option.parts {
        in_docs(&[&part.name, &part.amount.to_string()]);
    }
    in_docs(&["**Shipping cost**", &format!("**{}**", option.cost)]);
}

#[test]
fn a_light_and_large_parcel_to_a_remote_place() {
    let method = ShippingMethod {
        divisor: Some(5000),
        surcharges: vec![surcharge("Remote area", 500, &["87", "88"])],
        ..method(ShippingBasis::Weight, &[(0, 800), (1000, 1200), (3000, 2000)])
    };
    // Two boxes of 8 oz, 12 × 8 × 6 in; and ten coils without a size.
    let lines = [(2, piece("8", "oz", ["12", "8", "6"], "in")), (10, grams(35))];
    let goods = goods(15_000, &lines);
    assert_eq!((goods.chargeable_grams(0, None), goods.chargeable_grams(0, Some(5000))), (804, 3776));
    in_docs(&["2", "8 oz", "453.59237 g", "18,877.897728 cm³"]);
    in_docs(&["10", "35 g", "350 g", ""]);
    let option = method.option(&goods, 0, Some("87 000"));
    assert_eq!(option.cost, Money::of(2500));
    shown(&option);
}

#[test]
fn free_shipping_with_a_surcharge() {
    let method = ShippingMethod {
        free_from: Some(Money::of(20_000)),
        surcharges: vec![surcharge("Dangerous goods", 350, &[])],
        ..method(ShippingBasis::Pieces, &[(0, 600), (50, 1500)])
    };
    let lines = [(60, PieceMeasures::default())];
    let (below, above) = (goods(19_990, &lines), goods(20_000, &lines));
    assert_eq!((cost(&method, &below, None).0, cost(&method, &above, None).0), (1850, 350));
    in_docs(&["199.90", "15.00", "3.50", "18.50"]);
    in_docs(&["200.00", "0.00", "3.50", "3.50"]);
}
