//! Checks of a product form, with the specification's messages.

use proptest::prelude::*;
use tierway_kernel::{Money, Quantity};

use super::{DIMENSION_UNITS, DraftError, ProductDraft, WEIGHT_UNITS, wholesaler_price};
use crate::{Packaging, TierPrice};

fn draft() -> ProductDraft {
    ProductDraft { name: "Mint".to_owned(), category: "Pods".to_owned(), ..ProductDraft::default() }
}

/// Complaints as (field, message).
fn complaints(draft: ProductDraft) -> Vec<(String, String)> {
    match draft.checked() {
        Ok(_) => Vec::new(),
        Err(DraftError::Fields(errors)) => {
            errors.into_iter().map(|error| (error.field, error.message.to_string())).collect()
        }
        Err(other) => panic!("a draft is refused by its fields, not by {other:?}"),
    }
}

fn one(field: &str, message: &str) -> Vec<(String, String)> {
    vec![(field.to_owned(), message.to_owned())]
}

#[test]
fn name_and_category_are_required_in_the_specifications_words() {
    let name = "Product name is required";
    let category = "Product category is required";
    assert_eq!(complaints(ProductDraft { name: "  ".to_owned(), ..draft() }), one("name", name));
    assert_eq!(complaints(ProductDraft { category: String::new(), ..draft() }), one("category", category));
    let refused = ProductDraft::default().checked().expect_err("an empty form");
    assert_eq!(refused.to_string(), name, "the first complaint is the sentence shown");
}

#[test]
fn texts_are_trimmed_and_empty_ones_gone() {
    let packaging = Packaging {
        quantity_unit: Some(" Piece ".to_owned()),
        pack_unit: Some("   ".to_owned()),
        ..Packaging::default()
    };
    let checked = ProductDraft {
        name: "  Mint Pod ".to_owned(),
        category: " Pods\n".to_owned(),
        sku: " M-1 ".to_owned(),
        description: " good ".to_owned(),
        weight_unit: " lb ".to_owned(),
        dimension_unit: " in ".to_owned(),
        packaging,
        ..draft()
    }
    .checked()
    .expect("trimmed texts keep the rules");
    assert_eq!((checked.name.as_str(), checked.category.as_str()), ("Mint Pod", "Pods"));
    assert_eq!((checked.sku.as_str(), checked.description.as_str()), ("M-1", "good"));
    assert_eq!((checked.weight_unit.as_str(), checked.dimension_unit.as_str()), ("lb", "in"));
    assert_eq!((checked.packaging.quantity_unit.as_deref(), checked.packaging.pack_unit), (Some("Piece"), None));
}

#[test]
fn units_default_to_kilograms_and_centimetres_and_come_from_the_lists() {
    let checked = draft().checked().expect("a minimal form");
    assert_eq!((checked.weight_unit.as_str(), checked.dimension_unit.as_str()), ("kg", "cm"));
    for unit in WEIGHT_UNITS {
        assert_eq!(complaints(ProductDraft { weight_unit: unit.to_owned(), ..draft() }), []);
    }
    for unit in DIMENSION_UNITS {
        assert_eq!(complaints(ProductDraft { dimension_unit: unit.to_owned(), ..draft() }), []);
    }
    let stone = complaints(ProductDraft { weight_unit: "stone".to_owned(), ..draft() });
    assert_eq!(stone, one("weightUnit", "The weight unit must be one of kg, g, lb, oz, ton."));
    let mile = complaints(ProductDraft { dimension_unit: "mile".to_owned(), ..draft() });
    assert_eq!(mile, one("dimensionUnit", "The dimension unit must be one of mm, cm, m, in, ft."));
}

#[test]
fn no_price_is_below_zero() {
    let negative = Some(Money::of(-1));
    let tier = TierPrice { price: negative, quantity: Quantity::new(1).ok() };
    for (field, wrong) in [
        ("manufacturerCost", ProductDraft { manufacturer_cost: Money::of(-1), ..draft() }),
        ("agentPrice", ProductDraft { agent_price: negative, ..draft() }),
        ("customerPrice", ProductDraft { customer_price: negative, ..draft() }),
        ("suggestedDealerMinPrice", ProductDraft { suggested_dealer_min_price: negative, ..draft() }),
        ("suggestedDealerMaxPrice", ProductDraft { suggested_dealer_max_price: negative, ..draft() }),
        ("unitPrice", ProductDraft { unit_price: negative, ..draft() }),
        ("packPrice", ProductDraft { pack: tier, ..draft() }),
        ("bulkPrice", ProductDraft { bulk: tier, ..draft() }),
    ] {
        assert_eq!(complaints(wrong), one(field, "A price must not be negative."));
    }
}

#[test]
fn the_suggested_range_runs_upwards() {
    let range = |min, max| {
        complaints(ProductDraft {
            suggested_dealer_min_price: Some(Money::of(min)),
            suggested_dealer_max_price: Some(Money::of(max)),
            ..draft()
        })
    };
    assert_eq!([range(1600, 2500), range(1600, 1600)], [vec![], vec![]]);
    let sentence = "The suggested maximum price must not be below the minimum price.";
    assert_eq!(range(1600, 1599), one("suggestedDealerMaxPrice", sentence));
}

#[test]
fn a_tier_with_a_price_needs_a_quantity() {
    let tier = |price: Option<i64>, pieces: Option<i64>| TierPrice {
        price: price.map(Money::of),
        quantity: pieces.map(|pieces| Quantity::new(pieces).expect("a quantity")),
    };
    let pack = |pack| complaints(ProductDraft { pack, ..draft() });
    assert_eq!(pack(tier(Some(100), None)), one("packQuantity", "A pack price needs a pack quantity."));
    assert_eq!(pack(tier(Some(100), Some(0))), one("packQuantity", "The pack quantity must be at least 1."));
    for fine in [tier(Some(100), Some(1)), tier(None, Some(12)), tier(None, Some(0)), tier(None, None)] {
        assert_eq!(pack(fine), []);
    }
    let bulk = complaints(ProductDraft { bulk: tier(Some(100), None), ..draft() });
    assert_eq!(bulk, one("bulkQuantity", "A bulk price needs a bulk quantity."));
}

#[test]
fn long_texts_are_refused_by_field() {
    let long = |length: usize| "ä".repeat(length);
    assert_eq!(complaints(ProductDraft { name: long(200), ..draft() }), []);
    for (field, most, wrong) in [
        ("name", 200, ProductDraft { name: long(201), ..draft() }),
        ("category", 100, ProductDraft { category: long(101), ..draft() }),
        ("sku", 64, ProductDraft { sku: long(65), ..draft() }),
        ("description", 5000, ProductDraft { description: long(5001), ..draft() }),
    ] {
        assert_eq!(complaints(wrong), one(field, &format!("This must be at most {most} characters long.")));
    }
    let packaging = Packaging { custom_bulk_name: Some(long(61)), ..Packaging::default() };
    assert_eq!(complaints(ProductDraft { packaging, ..draft() }).len(), 1);
}

#[test]
fn the_wholesale_price_is_cost_and_a_fifth_rounded_half_up() {
    for (cost, price) in [(0, 0), (1300, 1560), (1, 1), (2, 2), (3, 4), (4, 5), (1083, 1300), (999, 1199)] {
        assert_eq!(wholesaler_price(Money::of(cost)), Some(Money::of(price)), "cost {cost}");
        assert_eq!(ProductDraft { manufacturer_cost: Money::of(cost), ..draft() }.wholesaler_price(), Money::of(price));
    }
}

#[test]
fn a_cost_whose_wholesale_price_is_past_the_limit_is_refused() {
    let most = Money::LIMIT / 12 * 10;
    assert_eq!(complaints(ProductDraft { manufacturer_cost: Money::of(most), ..draft() }), []);
    let dear = complaints(ProductDraft { manufacturer_cost: Money::of(Money::LIMIT), ..draft() });
    assert_eq!(dear, one("manufacturerCost", "This cost is too large."));
}

proptest! {
    #[test]
    fn checking_twice_changes_nothing(name in "\\PC{1,30}", category in "\\PC{1,30}", unit in "\\PC{0,30}") {
        let packaging = Packaging { quantity_unit: Some(unit), ..Packaging::default() };
        if let Ok(once) = (ProductDraft { name, category, packaging, ..draft() }).checked() {
            prop_assert_eq!(once.clone().checked(), Ok(once));
        }
    }
}

#[test]
fn texts_of_a_product_do_not_act_on_what_stands_around_them() {
    use tierway_kernel::{ONE_LINE, PLAIN_TEXT};
    for wrong in ["Mint\r\nBcc: x", "Mint\u{1b}[2J", "tniM\u{202e}"] {
        let text = || wrong.to_owned();
        assert_eq!(complaints(ProductDraft { name: text(), ..draft() }), one("name", ONE_LINE));
        assert_eq!(complaints(ProductDraft { category: text(), ..draft() }), one("category", ONE_LINE));
        assert_eq!(complaints(ProductDraft { sku: text(), ..draft() }), one("sku", ONE_LINE));
        let packaging = Packaging { pack_unit: Some(text()), ..Packaging::default() };
        assert_eq!(complaints(ProductDraft { packaging, ..draft() }), one("customUnitType", ONE_LINE));
    }
    let several = |description: &str| complaints(ProductDraft { description: description.to_owned(), ..draft() });
    assert_eq!(several("One.\nTwo."), []);
    assert_eq!(several("One.\u{1b}[2J"), one("description", PLAIN_TEXT));
}
