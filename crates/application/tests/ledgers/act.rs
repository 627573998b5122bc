//! Random actions.

use proptest::prelude::*;
use tierway_inventory::Reason;
use tierway_orders::OrderStatus;

/// One thing somebody does. Indices are taken modulo what there is.
#[derive(Debug, Clone)]
pub enum Act {
    /// The owner takes pieces in or out, of a lot or without one.
    Move { product: usize, lot: Option<usize>, inward: bool, pieces: i64, reason: Reason },
    /// The warehouse puts a lot on hold, or the owner releases it.
    Hold { product: usize, lot: usize, release: bool },
    /// The warehouse counts a lot, or the pieces without one, and finds so many more or fewer.
    CountShelf { product: usize, lot: Option<usize>, difference: i64 },
    /// The night comes: expired lots are put on hold.
    Night,
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
    /// Staff call the order off and write its pieces off.
    WriteOff { order: usize },
    /// Staff ship so many pieces of one of its lines, or all that is left.
    Ship { order: usize, line: usize, pieces: Option<i64> },
    /// The buyer asks to return so many pieces of one of its lines.
    Return { order: usize, line: usize, pieces: i64 },
    /// Staff take the order's newest return a step further; of what arrives, so many pieces can be sold again.
    Settle { order: usize, restock: i64, reject: bool },
    /// The owner refunds so much of the order, or all that may go back.
    Refund { order: usize, amount: Option<i64> },
    /// The owner deletes or restores a product.
    Retire { product: usize, restore: bool },
}

fn lines() -> impl Strategy<Value = Vec<(usize, &'static str, i64)>> {
    let tier = prop_oneof![4 => Just("unit"), 2 => Just("pack"), 1 => Just("bulk")];
    prop::collection::vec((0..3usize, tier, 1..8i64), 1..4)
}

fn act() -> impl Strategy<Value = Act> {
    let status = prop::sample::select(OrderStatus::ALL.to_vec());
    let reason = prop::sample::select(Reason::ALL.to_vec());
    let lot = || prop::option::weighted(0.7, 0..4usize);
    prop_oneof![
        4 => (0..3usize, lot(), any::<bool>(), 1..120i64, reason)
            .prop_map(|(product, lot, inward, pieces, reason)| Act::Move { product, lot, inward, pieces, reason }),
        1 => (0..3usize, 0..4usize, prop::bool::weighted(0.6))
            .prop_map(|(product, lot, release)| Act::Hold { product, lot, release }),
        1 => (0..3usize, lot(), -20..20i64)
            .prop_map(|(product, lot, difference)| Act::CountShelf { product, lot, difference }),
        1 => Just(Act::Night),
        1 => (0..3usize, 0..150i64).prop_map(|(product, balance)| Act::Count { product, balance }),
        5 => (0..4usize, lines()).prop_map(|(buyer, lines)| Act::Order { buyer, lines }),
        1 => (0..4usize).prop_map(|buyer| Act::Quote { buyer }),
        6 => (any::<prop::sample::Index>(), 0..3usize, status)
            .prop_map(|(order, by, status)| Act::Step { order: order.index(64), by, status }),
        3 => (0..64usize).prop_map(|order| Act::Pay { order }),
        1 => (0..64usize).prop_map(|order| Act::Cancel { order }),
        1 => (0..64usize).prop_map(|order| Act::WriteOff { order }),
        3 => (0..64usize, 0..3usize, prop::option::weighted(0.8, 1..30i64))
            .prop_map(|(order, line, pieces)| Act::Ship { order, line, pieces }),
        2 => (0..64usize, 0..3usize, 1..20i64).prop_map(|(order, line, pieces)| Act::Return { order, line, pieces }),
        3 => (0..64usize, 0..20i64, prop::bool::weighted(0.1))
            .prop_map(|(order, restock, reject)| Act::Settle { order, restock, reject }),
        2 => (0..64usize, prop::option::of(1..5000i64)).prop_map(|(order, amount)| Act::Refund { order, amount }),
        1 => (0..3usize, any::<bool>()).prop_map(|(product, restore)| Act::Retire { product, restore }),
    ]
}

/// Exactly so many acts.
pub fn exactly(count: usize) -> impl Strategy<Value = Vec<Act>> {
    prop::collection::vec(act(), count)
}

/// Up to `most` acts.
pub fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    prop::collection::vec(act(), 1..most)
}
