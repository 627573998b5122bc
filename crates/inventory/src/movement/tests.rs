//! Reasons, manual movements and adjustments.

use proptest::prelude::*;
use tierway_kernel::ProductId;

use super::{Direction, Reason, StockError, adjustment, check_movement};
use crate::StockLevel;

/// The specification's two lists (2 §9), word for word.
const IN: [&str; 5] = ["purchase", "return", "transfer", "adjustment", "production"];
const OUT: [&str; 7] = ["sale", "transfer", "damage", "return", "adjustment", "sample", "expired"];

fn level(balance: i64, reserved: i64) -> StockLevel {
    StockLevel { stock_in: balance + 40, stock_out: 40, reserved, ..StockLevel::empty(ProductId(1)) }
}

#[test]
fn each_direction_takes_the_reasons_of_its_list() {
    for reason in Reason::ALL {
        assert_eq!(reason.fits(Direction::In), IN.contains(&reason.as_str()), "{reason:?} in");
        assert_eq!(reason.fits(Direction::Out), OUT.contains(&reason.as_str()), "{reason:?} out");
    }
    for name in IN.into_iter().chain(OUT) {
        assert!(Reason::parse(name).is_some(), "{name}");
    }
}

#[test]
fn goods_in_are_purchases_and_goods_out_sales_unless_said_otherwise() {
    assert_eq!(Direction::In.default_reason(), Reason::Purchase);
    assert_eq!(Direction::Out.default_reason(), Reason::Sale);
}

#[test]
fn names_read_back() {
    for reason in Reason::ALL {
        assert_eq!(Reason::parse(reason.as_str()), Some(reason));
    }
    for direction in [Direction::In, Direction::Out] {
        assert_eq!(Direction::parse(direction.as_str()), Some(direction));
    }
    assert_eq!((Reason::parse("theft"), Reason::parse("Sale"), Direction::parse("IN")), (None, None, None));
}

#[test]
fn a_movement_by_hand_needs_pieces_and_a_fitting_reason() {
    for direction in [Direction::In, Direction::Out] {
        for reason in Reason::ALL {
            let checked = check_movement(direction, 3, reason).map(|quantity| quantity.get());
            let expected = if reason.fits(direction) { Ok(3) } else { Err(StockError::WrongReason) };
            assert_eq!(checked, expected, "{reason:?} {direction:?}");
            for pieces in [0, -1, i64::MIN, i64::MAX] {
                assert_eq!(check_movement(direction, pieces, reason), Err(StockError::Incomplete), "{pieces}");
            }
        }
    }
}

#[test]
fn refusals_read_as_the_specification_words_them() {
    let few = StockError::Insufficient { available: 7 };
    assert_eq!(few.to_string(), "Only 7 units available in stock");
    assert_eq!(StockError::Incomplete.to_string(), "Please select a product and enter quantity");
}

#[test]
fn an_adjustment_moves_the_difference() {
    let moved = |target| {
        adjustment(&level(20, 5), target).map(|step| step.map(|(direction, quantity)| (direction, quantity.get())))
    };
    assert_eq!(moved(25), Ok(Some((Direction::In, 5))));
    assert_eq!(moved(5), Ok(Some((Direction::Out, 15))));
    assert_eq!(moved(20), Ok(None), "it stands there already");
    assert_eq!(moved(4), Err(StockError::BelowReserved { reserved: 5 }));
    assert_eq!(moved(-1), Err(StockError::NotABalance));
    assert_eq!(moved(i64::MAX), Err(StockError::NotABalance));
}

proptest! {
    #[test]
    fn an_adjustment_ends_at_its_target_and_above_what_is_reserved(
        balance in 0i64..10_000, promised in 0i64..10_000, target in -10i64..10_000,
    ) {
        let before = level(balance, promised.min(balance));
        let Ok(step) = adjustment(&before, target) else {
            prop_assert!(target < before.reserved || target < 0);
            return Ok(());
        };
        let after = match step {
            None => before.balance(),
            Some((Direction::In, quantity)) => before.balance() + quantity.get(),
            Some((Direction::Out, quantity)) => {
                prop_assert!(quantity.get() <= before.available(), "no promised piece is taken");
                before.balance() - quantity.get()
            }
        };
        prop_assert_eq!(after, target);
    }
}
