//! Taxes by zone.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_kernel::{Money, OrderId, Place, StoreError, TaxClassId, TaxZoneId};
use tierway_orders::{OrderTaxes, Rounding, TaxPercent, TaxRate, TaxSum, TaxZone, TaxedPlace};

use super::sales::day_of;
use super::unreadable;
use crate::schema::{tax_rates, tax_zones};

/// A zone as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tax_zones)]
pub(crate) struct ZoneRow {
    pub(crate) id: i64,
    name: String,
    prices_include_tax: bool,
    statement: Option<String>,
}

/// A rate as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tax_rates)]
pub(crate) struct RateRow {
    pub(crate) zone_id: i64,
    name: String,
    class_id: Option<i64>,
    ppm: i64,
    is_compound: bool,
    valid_from: Option<i64>,
    valid_until: Option<i64>,
}

impl ZoneRow {
    /// The zone with its places and rates.
    pub(crate) fn into_zone(self, places: Vec<Place>, rates: Vec<TaxRate>) -> TaxZone {
        TaxZone {
            id: TaxZoneId(self.id),
            name: self.name,
            places,
            prices_include_tax: self.prices_include_tax,
            statement: self.statement,
            rates,
        }
    }
}

impl RateRow {
    /// A row that is read in another way; whether it is compound stands after its millionths.
    pub(crate) fn new(
        zone_id: i64,
        name: String,
        class_id: Option<i64>,
        (ppm, is_compound): (i64, bool),
        [valid_from, valid_until]: [Option<i64>; 2],
    ) -> RateRow {
        RateRow { zone_id, name, class_id, ppm, is_compound, valid_from, valid_until }
    }

    /// The rate.
    pub(crate) fn into_rate(self) -> Result<TaxRate, StoreError> {
        Ok(TaxRate {
            name: self.name,
            class: self.class_id.map(TaxClassId),
            percent: read_percent("tax_rates.ppm", self.ppm)?,
            is_compound: self.is_compound,
            valid_from: self.valid_from.map(day_of),
            valid_until: self.valid_until.map(day_of),
        })
    }
}

/// Reads what is rounded.
pub(crate) fn read_rounding(text: &str) -> Result<Rounding, StoreError> {
    Rounding::parse(text).ok_or_else(|| unreadable("tax_rules.rounding", text))
}

fn read_percent(column: &str, ppm: i64) -> Result<TaxPercent, StoreError> {
    TaxPercent::from_ppm(ppm).ok_or_else(|| unreadable(column, ppm))
}

/// Of an order one tax; or, at position 0, the zone it was taxed in, whose prices include tax where the next number is 1:
/// order, position, name, rate, taxable amount, tax, country, subdivision, statement.
pub(crate) type OrderTaxTuple = (i64, i64, String, i64, i64, i64, Option<String>, Option<String>, Option<String>);
/// Their types.
pub(crate) type OrderTaxTypes =
    (BigInt, BigInt, Text, BigInt, BigInt, BigInt, Nullable<Text>, Nullable<Text>, Nullable<Text>);

/// What orders were taxed with.
pub(crate) fn read_order_taxes(rows: Vec<OrderTaxTuple>) -> Result<HashMap<OrderId, OrderTaxes>, StoreError> {
    let mut taxes: HashMap<OrderId, OrderTaxes> = HashMap::new();
    for (order, position, name, number, taxable, tax, country, subdivision, statement) in rows {
        let of_order = taxes.entry(OrderId(order)).or_default();
        if position == 0 {
            let country = country.unwrap_or_default();
            let place = Place::of_codes(&country, subdivision.as_deref());
            of_order.place = Some(TaxedPlace {
                zone: name,
                place: place.ok_or_else(|| unreadable("order_tax_zones.country", &country))?,
                prices_include_tax: number == 1,
                statement,
            });
        } else {
            let percent = read_percent("order_taxes.ppm", number)?;
            of_order.sums.push(TaxSum { name, percent, taxable: Money::of(taxable), tax: Money::of(tax) });
        }
    }
    Ok(taxes)
}
