//! Taxes of documents, and what rules are refused.

#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]

mod amounts;
mod examples;
mod relieved;
mod rules;

use chrono::NaiveDate;
use tierway_kernel::{Money, Place, TaxClassId, TaxZoneId};

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn rate(name: &str, class: Option<i64>, percent: &str, is_compound: bool) -> TaxRate {
    let class = class.map(TaxClassId);
    let percent = percent.parse().unwrap();
    TaxRate { name: name.to_owned(), class, percent, is_compound, valid_from: None, valid_until: None }
}

fn zone(places: &[(&str, Option<&str>)], rates: Vec<TaxRate>) -> TaxZone {
    TaxZone {
        id: TaxZoneId(1),
        name: "Zone".to_owned(),
        places: places.iter().map(|(country, part)| Place::parse(country, *part).unwrap()).collect(),
        prices_include_tax: false,
        statement: None,
        reverse_charge: None,
        rates,
    }
}

/// Taxed by these rates, net or gross.
fn by(rates: Vec<TaxRate>, prices_include_tax: bool, rounding: Rounding) -> Taxation {
    let zone = TaxZone { prices_include_tax, ..zone(&[("GB", None)], rates) };
    let place = zone.places[0];
    Taxation::in_zone(zone, place, rounding, day("2026-12-01"))
}

fn prices(cents: &[i64]) -> Vec<(Money, Option<TaxClassId>)> {
    cents.iter().map(|cents| (Money::of(*cents), None)).collect()
}

#[test]
fn percentages_have_four_decimals() {
    for (text, ppm, shown) in [
        ("20", 200_000, "20"),
        (" 8.875 ", 88_750, "8.875"),
        ("0", 0, "0"),
        ("0.0001", 1, "0.0001"),
        ("100.000000", 1_000_000, "100"),
        ("007.50", 75_000, "7.5"),
    ] {
        let percent: TaxPercent = text.parse().unwrap();
        assert_eq!((percent.ppm(), percent.to_string().as_str()), (ppm, shown));
    }
    for text in
        ["", ".", "5.", ".5", "-1", "+1", "1e1", "5%", "1,5", "0.00001", "100.0001", "101", "9999999999999999999"]
    {
        assert_eq!(text.parse::<TaxPercent>(), Err(PercentError), "{text}");
    }
    assert_eq!(TaxPercent::of_basis_points(825).to_string(), "8.25");
    assert_eq!(TaxPercent::of_basis_points(-1).ppm(), 0);
    assert_eq!((TaxPercent::from_ppm(-1), TaxPercent::from_ppm(1_000_001)), (None, None));
}

#[test]
fn a_class_without_a_rate_of_its_own_takes_the_standard_ones() {
    let own = TaxRate { valid_until: Some(day("2026-11-30")), ..rate("Reduced", Some(2), "5", false) };
    let rates = vec![rate("VAT", None, "20", false), rate("Zero", Some(1), "0", false), own];
    let taxed = by(rates, false, Rounding::Document);
    let line = |class: Option<i64>| (Money::of(1000), class.map(TaxClassId));
    let assessed = assess(&[line(None), line(Some(1)), line(Some(2)), line(Some(9))], &taxed).unwrap();
    let taxes: Vec<i64> = assessed.lines.iter().map(|line| line.tax.minor()).collect();
    assert_eq!(taxes, [200, 0, 200, 200], "the rate of class 2 is no longer valid");
    let rows: Vec<_> =
        assessed.breakdown.iter().map(|row| (row.name.as_str(), row.taxable.minor(), row.tax.minor())).collect();
    assert_eq!(rows, [("VAT", 3000, 600), ("Zero", 1000, 0)]);
}

#[test]
fn a_rate_is_valid_from_its_first_to_its_last_day() {
    let rate = TaxRate {
        valid_from: Some(day("2026-01-01")),
        valid_until: Some(day("2026-12-31")),
        ..rate("VAT", None, "20", false)
    };
    let is_valid = |text| rate.is_valid_on(day(text));
    assert_eq!(["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"].map(is_valid), [false, true, true, false]);
}

#[test]
fn equal_taxes_of_several_classes_are_one_row() {
    let rates =
        vec![rate("VAT", None, "20", false), rate("VAT", Some(1), "20", false), rate("Excise", Some(1), "10", false)];
    let lines = [(Money::of(1000), None), (Money::of(2000), Some(TaxClassId(1)))];
    let assessed = assess(&lines, &by(rates, false, Rounding::Document)).unwrap();
    let rows: Vec<_> =
        assessed.breakdown.iter().map(|row| (row.name.as_str(), row.taxable.minor(), row.tax.minor())).collect();
    assert_eq!(rows, [("VAT", 3000, 600), ("Excise", 2000, 200)]);
}

#[test]
fn outside_all_zones_the_one_rate_counts_as_it_always_did() {
    let mut state = 7_u64;
    for points in [0, 1, 600, 825, 9_999, 10_000] {
        for _ in 0..200 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let cents = [(state >> 40) as i64, (state >> 50) as i64, (state >> 20) as i64 % 77];
            let goods = Money::of(cents.iter().sum());
            let assessed = assess(&prices(&cents), &Taxation::standard(points)).unwrap();
            assert_eq!(Some(assessed.tax), goods.ratio(points, 10_000));
            assert_eq!(assessed.goods, goods);
            assert_eq!(assessed.breakdown.len(), usize::from(points > 0 && goods > Money::ZERO));
        }
    }
    assert_eq!(assess(&[], &Taxation::standard(825)).unwrap().tax, Money::ZERO);
}

#[test]
fn what_is_too_large_to_store_is_refused() {
    let limit = prices(&[Money::LIMIT]);
    for is_gross in [false, true] {
        let taxed =
            by(vec![rate("All", None, "100", false), rate("Again", None, "100", true)], is_gross, Rounding::Line);
        assert_eq!(assess(&limit, &taxed).is_ok(), is_gross);
        assert_eq!(assess(&prices(&[Money::LIMIT; 3]), &taxed), Err(crate::LineError::TooLarge));
    }
}
