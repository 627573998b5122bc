//! Weights and lengths: text and back, limits.

use proptest::prelude::*;

use super::{Measure, MeasureError};

const MOST: i64 = 1_000_000_000_000;

#[test]
fn measures_are_read_with_up_to_three_places() {
    for (text, thousandths) in
        [("5", 5000), ("0", 0), ("0.125", 125), (" 2.50 ", 2500), ("1.000000", 1000), ("1000000000", MOST)]
    {
        assert_eq!(text.parse().map(Measure::thousandths), Ok(thousandths), "{text}");
    }
}

#[test]
fn what_is_no_measure_is_refused() {
    for text in ["", "-1", "1.", ".5", "0.0005", "1e3", "a", "1.2.3", "1000000000.001", "99999999999999999999"] {
        assert_eq!(text.parse::<Measure>(), Err(MeasureError), "{text}");
    }
    assert_eq!(Measure::from_thousandths(-1), Err(MeasureError));
    assert_eq!(Measure::from_thousandths(MOST + 1), Err(MeasureError));
}

#[test]
fn measures_show_no_empty_places() {
    for (thousandths, text) in [(0, "0"), (5000, "5"), (2500, "2.5"), (125, "0.125"), (1010, "1.01")] {
        assert_eq!(Measure::from_thousandths(thousandths).expect("in range").to_string(), text);
    }
}

proptest! {
    #[test]
    fn every_measure_reads_back_from_its_text(thousandths in 0..=MOST) {
        let measure = Measure::from_thousandths(thousandths).expect("in range");
        prop_assert_eq!(measure.to_string().parse(), Ok(measure));
    }
}
