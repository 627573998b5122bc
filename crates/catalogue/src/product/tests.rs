//! Tiers of a product, and a product for the tests of this crate.

use chrono::DateTime;
use tierway_kernel::{Money, ProductId, Quantity};

use super::{Packaging, Product, TierPrice};
use crate::Tier;

/// A count.
pub(crate) fn quantity(pieces: i64) -> Quantity {
    Quantity::new(pieces).expect("a quantity")
}

/// A product with a different figure in every price: cost 10.00, wholesale 12.00, agent 13.00, customer 14.00, unit
/// 15.00, dealers 16.00 to 25.00, a pack of 10 at 120.00, a bulk of 100 at 1100.00.
pub(crate) fn product() -> Product {
    Product {
        id: ProductId(1),
        sku: "MINT".to_owned(),
        name: "Mint".to_owned(),
        description: String::new(),
        category: "Pods".to_owned(),
        image: None,
        is_active: true,
        weight: None,
        weight_unit: "kg".to_owned(),
        length: None,
        width: None,
        height: None,
        dimension_unit: "cm".to_owned(),
        manufacturer_cost: Money::of(1000),
        wholesaler_price: Money::of(1200),
        agent_price: Some(Money::of(1300)),
        customer_price: Some(Money::of(1400)),
        suggested_dealer_min_price: Some(Money::of(1600)),
        suggested_dealer_max_price: Some(Money::of(2500)),
        unit_price: Some(Money::of(1500)),
        pack: TierPrice { price: Some(Money::of(12_000)), quantity: Some(quantity(10)) },
        bulk: TierPrice { price: Some(Money::of(110_000)), quantity: Some(quantity(100)) },
        packaging: Packaging::default(),
        tax_class_id: None,
        created_at: DateTime::UNIX_EPOCH,
        updated_at: DateTime::UNIX_EPOCH,
    }
}

#[test]
fn each_tier_has_its_pieces_and_price() {
    let mint = product();
    assert_eq!(Tier::ALL.map(|tier| mint.pieces(tier)), [Some(quantity(1)), Some(quantity(10)), Some(quantity(100))]);
    let prices = Tier::ALL.map(|tier| mint.tier_price(tier));
    assert_eq!(prices, [None, Some(Money::of(12_000)), Some(Money::of(110_000))]);
}

#[test]
fn a_tier_is_called_by_its_listed_or_typed_word() {
    let text = |word: &str| Some(word.to_owned());
    let mut mint = product();
    assert_eq!(Tier::ALL.map(|tier| mint.tier_label(tier)), [None; 3]);
    mint.packaging = Packaging {
        unit_price_unit: text("Bottle"),
        custom_unit_type: text("Flask"),
        pack_unit: text("Custom"),
        custom_pack_name: text(" Gift box "),
        custom_bulk_name: text("Cage"),
        ..Packaging::default()
    };
    assert_eq!(Tier::ALL.map(|tier| mint.tier_label(tier)), [Some("Bottle"), Some("Gift box"), Some("Cage")]);
    mint.packaging = Packaging { pack_unit: text("custom"), bulk_unit: text(" "), ..Packaging::default() };
    assert_eq!(Tier::ALL.map(|tier| mint.tier_label(tier)), [None; 3]);
}

#[test]
fn tiers_read_back_from_their_names() {
    for tier in Tier::ALL {
        assert_eq!(Tier::parse(tier.as_str()), Some(tier));
    }
    assert_eq!(Tier::parse("Unit"), None);
    assert_eq!(Tier::default(), Tier::Unit, "a line without a tier is single pieces");
}
