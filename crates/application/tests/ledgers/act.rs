//! What people may do, at random.

use proptest::prelude::*;
use tierway_orders::OrderStatus;

/// One thing somebody does. Indices are taken modulo what there is.
#[derive(Debug, Clone)]
pub enum Act {
    /// The owner takes pieces in or out.
    Move { product: usize, inward: bool, pieces: i64 },
    /// Staff set the balance.
    Count { product: usize, balance: i64 },
    /// A buyer orders lines of product, tier and quantity.
    Order { buyer: usize, lines: Vec<(usize, &'static str, i64)> },
    /// A buyer asks for a quotation.
    Quote { buyer: usize },
    /// Somebody sets a status; owners with a note, so that they may go back.
    Step { order: usize, by: usize, status: OrderStatus },
    /// An owner records a payment.
    Pay { order: usize },
    /// The buyer calls the order off.
    Cancel { order: usize },
    /// The owner deletes or restores a product.
    Retire { product: usize, restore: bool },
}

fn lines() -> impl Strategy<Value = Vec<(usize, &'static str, i64)>> {
    let tier = prop_oneof![4 => Just("unit"), 2 => Just("pack"), 1 => Just("bulk")];
    prop::collection::vec((0..3usize, tier, 1..8i64), 1..4)
}

fn act() -> impl Strategy<Value = Act> {
    let status = prop::sample::select(OrderStatus::ALL.to_vec());
    prop_oneof![
        3 => (0..3usize, any::<bool>(), 1..120i64)
            .prop_map(|(product, inward, pieces)| Act::Move { product, inward, pieces }),
        1 => (0..3usize, 0..150i64).prop_map(|(product, balance)| Act::Count { product, balance }),
        5 => (0..4usize, lines()).prop_map(|(buyer, lines)| Act::Order { buyer, lines }),
        1 => (0..4usize).prop_map(|buyer| Act::Quote { buyer }),
        6 => (any::<prop::sample::Index>(), 0..3usize, status)
            .prop_map(|(order, by, status)| Act::Step { order: order.index(64), by, status }),
        3 => (0..64usize).prop_map(|order| Act::Pay { order }),
        1 => (0..64usize).prop_map(|order| Act::Cancel { order }),
        1 => (0..3usize, any::<bool>()).prop_map(|(product, restore)| Act::Retire { product, restore }),
    ]
}

/// Up to `most` acts.
pub fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    prop::collection::vec(act(), 1..most)
}
