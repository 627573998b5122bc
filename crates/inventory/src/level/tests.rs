//! Figures of a level.

use proptest::prelude::*;
use tierway_kernel::ProductId;

use super::{LOW_STOCK_WARNING, PURCHASER_ALERT, StockLevel};

fn level(stock_in: i64, stock_out: i64, reserved: i64) -> StockLevel {
    StockLevel { stock_in, stock_out, reserved, ..StockLevel::empty(ProductId(1)) }
}

#[test]
fn an_empty_level_has_nothing() {
    let empty = StockLevel::empty(ProductId(1));
    assert_eq!((empty.balance(), empty.available(), empty.reserved, empty.updated_at), (0, 0, 0, None));
}

#[test]
fn reserved_pieces_are_there_but_not_available() {
    let some = level(100, 30, 25);
    assert_eq!((some.balance(), some.available()), (70, 45));
}

#[test]
fn held_pieces_are_there_but_not_available_and_promises_can_come_up_short() {
    let some = StockLevel { held: 20, ..level(100, 30, 25) };
    assert_eq!((some.balance(), some.available(), some.free(), some.short()), (70, 25, 50, 0));
    let short = StockLevel { held: 60, ..some };
    assert_eq!((short.balance(), short.available(), short.free(), short.short()), (70, 0, 10, 15));
}

#[test]
fn low_is_at_the_mark_or_below_whatever_is_reserved() {
    assert_eq!((LOW_STOCK_WARNING, PURCHASER_ALERT), (10, 50));
    assert!(level(10, 0, 0).is_low(LOW_STOCK_WARNING));
    assert!(!level(11, 0, 11).is_low(LOW_STOCK_WARNING), "the balance counts");
    assert!(level(0, 0, 0).is_low(0));
}

proptest! {
    #[test]
    fn a_sound_level_never_has_less_than_nothing(out in 0i64..1000, free in 0i64..1000, reserved in 0i64..1000) {
        let sound = level(out + free + reserved, out, reserved);
        prop_assert_eq!((sound.balance(), sound.available()), (free + reserved, free));
        prop_assert!(0 <= sound.available() && sound.available() <= sound.balance());
    }
}
