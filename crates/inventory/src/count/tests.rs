//! Lines of a count.

use tierway_kernel::{LotId, ProductId};

use super::*;

fn line(expected: i64, counted: i64) -> CountLine {
    CountLine { product_id: ProductId(1), lot_id: None, expected, counted }
}

#[test]
fn a_difference_goes_the_way_that_makes_the_figure_true() {
    let plain = |line: CountLine, balance| line.difference(balance).map(|(way, pieces)| (way, pieces.get()));
    assert_eq!(plain(line(5, 8), 5), Some((Direction::In, 3)));
    assert_eq!(plain(line(5, 1), 5), Some((Direction::Out, 4)));
    assert_eq!(plain(line(5, 5), 5), None);
}

#[test]
fn figures_are_whole_and_bounded() {
    for (expected, counted) in [(0, -1), (-1, 0), (0, 1_000_000_001), (0, i64::MAX)] {
        assert_eq!(line(expected, counted).check_figures(), Err(CountError::NotAFigure));
    }
    assert_eq!(line(0, 1_000_000_000).check_figures(), Ok(()));
}

#[test]
fn what_moved_in_between_is_counted_again() {
    assert_eq!(line(5, 8).check_unmoved(5), Ok(()));
    let moved = line(5, 8).check_unmoved(6).unwrap_err();
    assert_eq!(moved.to_string(), "The stock has changed since you counted: it is now 6.");
    assert_eq!(moved.field(), "expected");
}

#[test]
fn pieces_of_a_product_in_lots_are_found_in_its_lots() {
    let found = line(0, 8);
    assert_eq!(found.check_loose(0, true, false), Err(CountError::NeedsLot));
    assert_eq!(found.check_loose(0, false, true), Err(CountError::NeedsLot));
    assert_eq!(found.check_loose(0, false, false), Ok(()));
    assert_eq!(line(5, 8).check_loose(5, false, true), Ok(()), "some lie there without a lot already");
    assert_eq!(line(5, 2).check_loose(5, true, true), Ok(()), "losing them is possible");
    let in_lot = CountLine { lot_id: Some(LotId(1)), ..found };
    assert_eq!(in_lot.check_loose(0, true, true), Ok(()));
}

#[test]
fn what_is_promised_must_be_there() {
    let level = StockLevel { stock_in: 10, reserved: 4, held: 3, ..StockLevel::empty(ProductId(1)) };
    assert_eq!(missing_refused(&level, false), CountError::BelowReserved { reserved: 4, spare: 3 });
    assert_eq!(missing_refused(&level, true), CountError::BelowReserved { reserved: 4, spare: 6 });
}

#[test]
fn sums_add_up() {
    let pieces = |count| Quantity::positive(count).unwrap();
    let sums =
        CountSums::default().with(Some((Direction::In, pieces(3)))).with(None).with(Some((Direction::Out, pieces(5))));
    assert_eq!(sums, CountSums { lines: 3, differences: 2, pieces_in: 3, pieces_out: 5 });
}
