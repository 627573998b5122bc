//! Counts: limits and sums.

use super::{Quantity, QuantityError};

#[test]
fn quantities_run_from_zero_to_the_limit() {
    assert_eq!(Quantity::new(0), Ok(Quantity::ZERO));
    assert_eq!(Quantity::new(Quantity::LIMIT).map(Quantity::get), Ok(Quantity::LIMIT));
    assert_eq!(Quantity::new(-1), Err(QuantityError::TooSmall));
    assert_eq!(Quantity::new(Quantity::LIMIT + 1), Err(QuantityError::TooLarge));
}

#[test]
fn positive_quantities_start_at_one() {
    assert_eq!(Quantity::positive(0), Err(QuantityError::TooSmall));
    assert_eq!(Quantity::positive(1).map(Quantity::get), Ok(1));
    assert_eq!(Quantity::positive(i64::MAX), Err(QuantityError::TooLarge));
}

#[test]
fn products_and_sums_stop_at_the_limit() {
    let of = |value| Quantity::new(value).expect("in range");
    assert_eq!(of(12).times(of(10)), Ok(of(120)));
    assert_eq!(of(Quantity::LIMIT).times(of(2)), Err(QuantityError::TooLarge));
    assert_eq!(of(Quantity::LIMIT).times(of(Quantity::LIMIT)), Err(QuantityError::TooLarge));
    assert_eq!(of(2).plus(of(3)), Ok(of(5)));
    assert_eq!(of(Quantity::LIMIT).plus(of(1)), Err(QuantityError::TooLarge));
}
