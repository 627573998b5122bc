//! Which rate applies to which line, against orders whose rates are known.

use proptest::prelude::*;
use tierway_kernel::{Money, Place, TaxClassId, TaxZoneId};
use tierway_orders::{Rounding, TaxPercent, TaxRate, TaxZone, Taxation, assess};

use super::super::error::EInvoiceError;
use super::super::figures::{FigureRate, Figures};
use super::super::rates::line_rates;
use super::kinds::{figures, line};

/// A class for each rate.
fn taxation(ppm: &[i64], prices_include_tax: bool, rounding: Rounding) -> Taxation {
    let rate = |(class, ppm): (i64, &i64)| TaxRate {
        name: "VAT".to_owned(),
        class: Some(TaxClassId(class)),
        percent: TaxPercent::from_ppm(*ppm).unwrap(),
        is_compound: false,
        valid_from: None,
        valid_until: None,
    };
    let zone = TaxZone {
        id: TaxZoneId(1),
        name: "Home".to_owned(),
        places: Vec::new(),
        prices_include_tax,
        statement: None,
        reverse_charge: None,
        rates: (1..).zip(ppm).map(rate).collect(),
    };
    Taxation::in_zone(zone, Place::parse("DE", None).unwrap(), rounding, chrono::NaiveDate::default())
}

/// The figures of an order: prices in cents, each with the number of its rate; a number above them is a line without one.
fn ordered(lines: &[(i64, usize)], ppm: &[i64], prices_include_tax: bool, rounding: Rounding) -> Figures {
    let taxation = taxation(ppm, prices_include_tax, rounding);
    let priced: Vec<_> = lines
        .iter()
        .map(|(price, rate)| (Money::of(*price), Some(TaxClassId(i64::try_from(*rate).unwrap() + 1))))
        .collect();
    let assessed = assess(&priced, &taxation).unwrap();
    let mut figures =
        figures(assessed.lines.iter().map(|of| line("A", "Anchor", 1, of.net.minor(), of.tax.minor())).collect(), &[]);
    figures.rates = assessed
        .breakdown
        .iter()
        .map(|sum| FigureRate { ppm: sum.percent.ppm(), taxable: sum.taxable, tax: sum.tax })
        .collect();
    figures
}

proptest! {
    /// Lines of more than a few cents always find their rate; what is found is never another one.
    #[test]
    fn lines_find_the_rate_they_were_taxed_with(
        lines in prop::collection::vec((1_i64..200_000, 0_usize..4), 1..12),
        prices_include_tax in any::<bool>(),
        by_line in any::<bool>(),
    ) {
        let ppm = [190_000, 70_000, 0];
        let rounding = if by_line { Rounding::Line } else { Rounding::Document };
        let wanted: Vec<Option<i64>> = lines.iter().map(|(_, rate)| ppm.get(*rate).copied()).collect();
        match line_rates(&ordered(&lines, &ppm, prices_include_tax, rounding)) {
            Ok(found) => prop_assert!(
                found == wanted || lines.iter().any(|(price, _)| *price < 3),
                "{found:?} instead of {wanted:?}"
            ),
            // A tax of nothing fits no rate, and a rate of nothing.
            Err(_) => prop_assert!(
                lines.iter().any(|(price, _)| *price < 100)
                    || (wanted.contains(&None) && wanted.contains(&Some(0)))
            ),
        }
    }
}

#[test]
fn small_amounts_are_found_by_the_sums_of_their_rates() {
    // 0.05 at 19 % has a cent of tax, and at 7 % none; both could be either. The sums tell.
    let found =
        line_rates(&ordered(&[(5, 0), (5, 1), (10_000, 0)], &[190_000, 70_000], false, Rounding::Line)).unwrap();
    assert_eq!(found, [Some(190_000), Some(70_000), Some(190_000)]);
    // Two lines of the same amounts at two rates: nobody can say which is which.
    let twins = line_rates(&ordered(&[(2, 0), (2, 1)], &[190_000, 70_000], false, Rounding::Line));
    assert_eq!(twins, Err(EInvoiceError::UnknownRates));
}

#[test]
fn taxes_side_by_side_are_told_from_classes_by_their_sums() {
    let mut figures =
        figures(vec![line("A", "Anchor", 1, 10_000, 1498)], &[(50_000, 10_000, 500), (99_750, 10_000, 998)]);
    assert_eq!(line_rates(&figures), Err(EInvoiceError::SeveralTaxes));
    // The same beside goods that are not taxed at all, where the sums of the rates are no more than the goods.
    figures.lines.push(line("B", "Buoy", 1, 10_000, 0));
    assert_eq!(line_rates(&figures), Err(EInvoiceError::UnknownRates));
}
