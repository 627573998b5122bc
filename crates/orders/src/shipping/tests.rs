//! What shipping costs, and which zones are refused.

#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]

mod costs;
mod exact;
mod examples;
mod rules;

use tierway_kernel::{Measure, Money, Place, Quantity, ShippingZoneId};

use super::*;

fn measure(text: &str) -> Option<Measure> {
    Some(text.parse().unwrap())
}

/// A piece of a weight and with sides in these units.
fn piece(weight: &str, weight_unit: &str, sides: [&str; 3], side_unit: &str) -> PieceMeasures {
    PieceMeasures::new((measure(weight), weight_unit), (sides.map(measure), side_unit))
}

/// A piece of so many grams that has no size.
fn grams(grams: i64) -> PieceMeasures {
    let weight = Measure::from_thousandths(grams * 1000).unwrap();
    PieceMeasures::new((Some(weight), "g"), ([None; 3], "cm"))
}

fn goods(cents: i64, lines: &[(i64, PieceMeasures)]) -> ShippedGoods {
    let line = |(pieces, measures): &(i64, PieceMeasures)| (Quantity::new(*pieces).unwrap(), *measures);
    ShippedGoods { amount: Money::of(cents), lines: lines.iter().map(line).collect() }
}

fn bands(rows: &[(i64, i64)]) -> Vec<ShippingBand> {
    rows.iter().map(|(from, cost)| ShippingBand { from: *from, cost: Money::of(*cost) }).collect()
}

fn method(basis: ShippingBasis, rows: &[(i64, i64)]) -> ShippingMethod {
    ShippingMethod {
        method: "Standard Shipping".to_owned(),
        basis,
        bands: bands(rows),
        divisor: None,
        free_from: None,
        surcharges: Vec::new(),
        days: None,
        tracking_url: None,
    }
}

fn surcharge(name: &str, cost: i64, postcodes: &[&str]) -> ShippingSurcharge {
    let postcodes = postcodes.iter().map(|text| (*text).to_owned()).collect();
    ShippingSurcharge { name: name.to_owned(), cost: Money::of(cost), postcodes }
}

fn zone(id: i64, name: &str, places: &[(&str, Option<&str>)], methods: Vec<ShippingMethod>) -> ShippingZone {
    ShippingZone {
        id: ShippingZoneId(id),
        name: name.to_owned(),
        places: places.iter().map(|(country, part)| Place::parse(country, *part).unwrap()).collect(),
        methods,
    }
}

/// The cost of a method in cents, and its parts.
fn cost(method: &ShippingMethod, goods: &ShippedGoods, postcode: Option<&str>) -> (i64, Vec<(String, i64)>) {
    let option = method.option(goods, 0, postcode);
    let parts = option.parts.into_iter().map(|part| (part.name, part.amount.minor())).collect();
    (option.cost.minor(), parts)
}
