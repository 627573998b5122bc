//! Which level is affected by which change.

use proptest::prelude::*;
use tierway_kernel::{ProductId, Quantity};

use super::StockChange;
use crate::StockLevel;

fn pieces(count: i64) -> Quantity {
    Quantity::new(count).unwrap()
}

/// Balance, reserved and held.
fn level(balance: i64, reserved: i64, held: i64) -> StockLevel {
    StockLevel { stock_in: balance + 7, stock_out: 7, reserved, held, ..StockLevel::empty(ProductId(1)) }
}

fn after(stock_change: StockChange, level: StockLevel) -> Option<(i64, i64, i64)> {
    stock_change.apply(&level).map(|after| (after.balance(), after.reserved, after.held))
}

#[test]
fn pieces_leave_by_hand_only_when_neither_promised_nor_held() {
    assert_eq!(after(StockChange::Out(pieces(3)), level(10, 4, 3)), Some((7, 4, 3)));
    assert_eq!(after(StockChange::Out(pieces(4)), level(10, 4, 3)), None);
    assert_eq!(after(StockChange::Out(pieces(1)), level(10, 8, 5)), None, "promises are short already");
}

#[test]
fn promised_pieces_leave_from_what_is_not_on_hold() {
    assert_eq!(after(StockChange::Ship(pieces(4)), level(10, 4, 6)), Some((6, 0, 6)));
    assert_eq!(after(StockChange::Ship(pieces(5)), level(10, 8, 6)), None, "four are free");
    assert_eq!(after(StockChange::Ship(pieces(4)), level(10, 8, 6)), Some((6, 4, 6)), "who comes first is served");
    assert_eq!(after(StockChange::Ship(pieces(5)), level(10, 4, 0)), None, "four are promised");
}

#[test]
fn held_pieces_can_be_scrapped_down_to_what_is_promised() {
    assert_eq!(after(StockChange::OutHeld(pieces(6)), level(10, 4, 6)), Some((4, 4, 0)));
    assert_eq!(after(StockChange::OutHeld(pieces(6)), level(10, 5, 6)), None, "five must stay on the shelf");
    assert_eq!(after(StockChange::OutHeld(pieces(7)), level(20, 0, 6)), None, "six are held");
}

#[test]
fn a_hold_is_always_possible_and_taken_back_whole() {
    assert_eq!(after(StockChange::Hold(pieces(10)), level(10, 8, 0)), Some((10, 8, 10)));
    assert_eq!(after(StockChange::Hold(pieces(11)), level(10, 0, 0)), None, "no more than there is");
    assert_eq!(after(StockChange::Unhold(pieces(10)), level(10, 8, 10)), Some((10, 8, 0)));
    assert_eq!(after(StockChange::Unhold(pieces(1)), level(10, 8, 0)), None);
}

#[test]
fn what_comes_back_is_promised_again_whatever_is_on_hold() {
    let back = StockChange::TakeBack { pieces: pieces(5), held: pieces(2) };
    assert_eq!(after(back, level(10, 10, 10)), Some((15, 15, 12)));
    assert_eq!(after(StockChange::InHeld(pieces(5)), level(10, 10, 10)), Some((15, 10, 15)));
    assert_eq!(after(StockChange::In(pieces(5)), level(0, 0, 0)), Some((5, 0, 0)));
}

fn any_stock_change() -> impl Strategy<Value = StockChange> {
    (0..8u8, 1..30i64, 0..30i64).prop_map(|(kind, count, part)| {
        let count = pieces(count);
        match kind {
            0 => StockChange::In(count),
            1 => StockChange::InHeld(count),
            2 => StockChange::Out(count),
            3 => StockChange::OutHeld(count),
            4 => StockChange::Ship(count),
            5 => StockChange::TakeBack { pieces: count, held: pieces(part.min(count.get())) },
            6 => StockChange::Hold(count),
            _ => StockChange::Unhold(count),
        }
    })
}

proptest! {
    #[test]
    fn no_walk_leads_below_nothing(shifts in prop::collection::vec(any_stock_change(), 0..200)) {
        let mut level = StockLevel::empty(ProductId(1));
        for stock_change in shifts {
            let after = stock_change.apply(&level);
            prop_assert!(after.is_none_or(|after| stock_change.before(&after) == level));
            level = after.unwrap_or(level);
            prop_assert!(0 <= level.reserved && level.reserved <= level.balance(), "{:?}", level);
            prop_assert!(0 <= level.held && level.held <= level.balance(), "{:?}", level);
            prop_assert!(level.available() >= 0 && level.short() >= 0);
        }
    }
}
