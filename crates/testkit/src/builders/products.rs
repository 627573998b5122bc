//! Products and movements of their stock.

use tierway_catalogue::{Packaging, ProductDetails, ProductDraft, TierPrice};
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{Measure, Money, ProductId, Quantity};

/// An amount from its text, such as `"14.00"`.
pub fn money(text: &str) -> Money {
    text.parse().expect("an amount")
}

/// A quantity.
pub fn quantity(pieces: i64) -> Quantity {
    Quantity::new(pieces).expect("a quantity")
}

/// A checked, active product with every price and all three tiers. Cost 10.00, so wholesale 12.00; agents 13.00,
/// customers 14.00, dealers 16.00 to 25.00; a pack of 10 at 120.00, a bulk of 100 at 1100.00. The SKU is the name
/// in capitals with dashes.
pub fn product_draft(name: &str) -> ProductDraft {
    let some = |text: &str| Some(text.to_owned());
    let draft = ProductDraft {
        sku: name.to_uppercase().split_whitespace().collect::<Vec<_>>().join("-"),
        name: name.to_owned(),
        description: format!("{name} for tests."),
        category: "Electronics".to_owned(),
        is_active: true,
        weight: Measure::from_thousandths(250).ok(),
        weight_unit: "kg".to_owned(),
        length: Measure::from_thousandths(12_500).ok(),
        width: Measure::from_thousandths(4_000).ok(),
        height: Measure::from_thousandths(2_000).ok(),
        dimension_unit: "cm".to_owned(),
        manufacturer_cost: money("10.00"),
        agent_price: Some(money("13.00")),
        customer_price: Some(money("14.00")),
        suggested_dealer_min_price: Some(money("16.00")),
        suggested_dealer_max_price: Some(money("25.00")),
        unit_price: Some(money("15.00")),
        pack: TierPrice { price: Some(money("120.00")), quantity: Some(quantity(10)) },
        bulk: TierPrice { price: Some(money("1100.00")), quantity: Some(quantity(100)) },
        packaging: Packaging {
            quantity_unit: some("Piece"),
            unit_price_unit: some("Piece"),
            pack_quantity_unit: some("Piece"),
            pack_unit: some("Box"),
            bulk_quantity_unit: some("Piece"),
            bulk_unit: some("Carton"),
            ..Packaging::default()
        },
        details: ProductDetails::default(),
    };
    draft.checked().expect("the builder's draft keeps the rules")
}

fn movement(product: ProductId, direction: Direction, pieces: i64) -> NewMovement {
    NewMovement {
        product_id: product,
        direction,
        quantity: quantity(pieces),
        reason: direction.default_reason(),
        reference: None,
        notes: None,
        order_id: None,
        lot_id: None,
        count_id: None,
        created_by: None,
    }
}

/// A purchase that brings `pieces` in.
pub fn goods_in(product: ProductId, pieces: i64) -> NewMovement {
    movement(product, Direction::In, pieces)
}

/// A damage movement of `pieces`.
pub fn goods_out(product: ProductId, pieces: i64) -> NewMovement {
    NewMovement { reason: Reason::Damage, ..movement(product, Direction::Out, pieces) }
}
