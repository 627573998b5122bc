//! Amounts: text and back, rounding, limits.

use proptest::prelude::*;

use super::{Money, MoneyError};

fn parse(text: &str) -> Result<i64, MoneyError> {
    text.parse::<Money>().map(Money::minor)
}

#[test]
fn amounts_are_read_with_up_to_two_places() {
    for (text, minor) in [
        ("14", 1400),
        ("14.5", 1450),
        ("14.50", 1450),
        ("14.5000", 1450),
        ("0.05", 5),
        ("-3.00", -300),
        ("-0.01", -1),
        ("-0", 0),
        ("  7.10 ", 710),
        ("007", 700),
        ("9999999999.99", Money::LIMIT),
        ("-9999999999.99", -Money::LIMIT),
    ] {
        assert_eq!(parse(text), Ok(minor), "{text}");
    }
}

#[test]
fn what_is_no_amount_is_refused_with_its_reason() {
    for text in ["", " ", "-", ".", ".5", "5.", "1,50", "1e3", "+5", "--5", "0x1F", "NaN", "1.2.3", "1 2", "٣"] {
        assert_eq!(parse(text), Err(MoneyError::Malformed), "{text}");
    }
    for text in ["0.001", "14.005", "-1.999"] {
        assert_eq!(parse(text), Err(MoneyError::TooPrecise), "{text}");
    }
    for text in ["10000000000", "-10000000000.00", "9223372036854775807", "99999999999999999999999999"] {
        assert_eq!(parse(text), Err(MoneyError::TooLarge), "{text}");
    }
}

#[test]
fn amounts_show_two_places_and_their_sign() {
    for (minor, text) in [(0, "0.00"), (5, "0.05"), (-5, "-0.05"), (1400, "14.00"), (-123_456, "-1234.56")] {
        assert_eq!(Money::of(minor).to_string(), text);
    }
}

#[test]
fn halves_round_away_from_zero() {
    let tenth = |minor| Money::of(minor).ratio(1, 10).map(Money::minor);
    assert_eq!([tenth(14), tenth(15), tenth(16)], [Some(1), Some(2), Some(2)]);
    assert_eq!([tenth(-14), tenth(-15), tenth(-16)], [Some(-1), Some(-2), Some(-2)]);
    let third = |minor| Money::of(minor).ratio(1, 3).map(Money::minor);
    assert_eq!([third(1), third(2), third(4), third(5)], [Some(0), Some(1), Some(1), Some(2)]);
    assert_eq!(Money::of(1300).ratio(12, 10), Some(Money::of(1560)));
}

#[test]
fn a_ratio_without_a_positive_denominator_or_past_the_limit_is_none() {
    assert_eq!(Money::of(1).ratio(1, 0), None);
    assert_eq!(Money::of(1).ratio(1, -1), None);
    assert_eq!(Money::of(Money::LIMIT).ratio(2, 1), None);
    assert_eq!(Money::of(Money::LIMIT).ratio(i64::MAX, 1), None, "no overflow on the way");
    assert_eq!(Money::of(Money::LIMIT).ratio(i64::MAX, i64::MAX), Some(Money::of(Money::LIMIT)));
}

#[test]
fn sums_stop_at_the_limit_on_both_sides() {
    let most = Money::of(Money::LIMIT);
    let least = Money::of(-Money::LIMIT);
    assert_eq!(most.plus(Money::of(1)), None);
    assert_eq!(least.minus(Money::of(1)), None);
    assert_eq!(most.plus(least), Some(Money::ZERO));
    assert_eq!(most.times(2), None);
    assert_eq!(Money::of(2).times(i64::MAX), None, "no overflow on the way");
    assert_eq!(Money::from_minor(Money::LIMIT + 1), None);
    assert_eq!(Money::from_minor(-Money::LIMIT - 1), None);
}

#[test]
fn only_amounts_below_zero_are_negative() {
    assert_eq!(Money::of(-1).non_negative(), Err(MoneyError::Negative));
    assert_eq!(Money::ZERO.non_negative(), Ok(Money::ZERO));
}

proptest! {
    #[test]
    fn every_amount_reads_back_from_its_text(minor in -Money::LIMIT..=Money::LIMIT) {
        prop_assert_eq!(parse(&Money::of(minor).to_string()), Ok(minor));
    }

    #[test]
    fn no_text_panics_the_parser(text in "\\PC{0,24}") {
        if let Ok(minor) = parse(&text) {
            prop_assert!(minor.abs() <= Money::LIMIT);
        }
    }

    #[test]
    fn a_ratio_is_within_half_a_cent_of_the_exact_one(
        minor in -1_000_000_000i64..1_000_000_000, up in -500i64..500, down in 1i64..500,
    ) {
        let rounded = i128::from(Money::of(minor).ratio(up, down).expect("far from the limit").minor());
        let exact = i128::from(minor) * i128::from(up);
        let error = (rounded * i128::from(down) - exact) * 2;
        prop_assert!(error.abs() <= i128::from(down));
        // An exact half goes away from zero.
        if error.abs() == i128::from(down) {
            prop_assert_eq!(error.signum(), exact.signum());
        }
    }
}
