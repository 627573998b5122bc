//! Taxes by zone.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use tierway_accounts::{HeldTaxNumber, TaxNumber, TaxNumberStatus};
use tierway_kernel::{Money, OrderId, Place, StoreError, TaxClassId, TaxExemptionId, TaxZoneId, UserId, from_micros};
use tierway_orders::{
    OrderTaxes, Relief, ReliefKind, Rounding, TaxBasis, TaxExemption, TaxExemptionInput, TaxPercent, TaxRate, TaxSum,
    TaxZone, TaxedPlace, VerifiedNumber,
};

use super::sales::day_of;
use super::unreadable;
use crate::schema::{tax_rates, tax_zones, user_taxes};

/// A zone as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tax_zones)]
pub(crate) struct ZoneRow {
    pub(crate) id: i64,
    name: String,
    prices_include_tax: bool,
    statement: Option<String>,
    reverse_charge: Option<String>,
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
            reverse_charge: self.reverse_charge,
            rates,
        }
    }
}

impl RateRow {
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

/// What the taxes of an order depend on: a rate of the zone (kind 0), a place in the country of the buyer's number (1), or one
/// of their certificates (2). Columns that a kind does not have are NULL.
#[derive(Queryable)]
pub(crate) struct TaxBasisRow {
    kind: i64,
    zone_id: Option<i64>,
    /// Of the zone; the number of the buyer or the certificate.
    name: Option<String>,
    prices_include_tax: Option<bool>,
    statement: Option<String>,
    reverse_charge: Option<String>,
    /// The country of the buyer's number.
    country: Option<String>,
    subdivision: Option<String>,
    rounding: Option<String>,
    rate: Option<String>,
    class_id: Option<i64>,
    ppm: Option<i64>,
    is_compound: Option<bool>,
    valid_from: Option<i64>,
    valid_until: Option<i64>,
    /// Only to sort by.
    _position: Option<i64>,
}
/// Their types.
pub(crate) type TaxBasisTypes = (
    BigInt,
    Nullable<BigInt>,
    Nullable<Text>,
    Nullable<Bool>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<BigInt>,
    Nullable<BigInt>,
    Nullable<Bool>,
    Nullable<BigInt>,
    Nullable<BigInt>,
    Nullable<BigInt>,
);

impl TaxBasisRow {
    fn zone(&self) -> Result<(TaxZone, Rounding), StoreError> {
        let zone = ZoneRow {
            id: self.zone_id.unwrap_or_default(),
            name: self.name.clone().unwrap_or_default(),
            prices_include_tax: self.prices_include_tax == Some(true),
            statement: self.statement.clone(),
            reverse_charge: self.reverse_charge.clone(),
        };
        Ok((zone.into_zone(Vec::new(), Vec::new()), read_rounding(self.rounding.as_deref().unwrap_or_default())?))
    }

    /// The rate, if the zone has any.
    fn rate(self) -> Result<Option<TaxRate>, StoreError> {
        let (Some(zone_id), Some(name), Some(ppm)) = (self.zone_id, self.rate, self.ppm) else { return Ok(None) };
        let (class_id, is_compound) = (self.class_id, self.is_compound == Some(true));
        let (valid_from, valid_until) = (self.valid_from, self.valid_until);
        let row = RateRow { zone_id, name, class_id, ppm, is_compound, valid_from, valid_until };
        row.into_rate().map(Some)
    }
}

/// Reads what the taxes of an order depend on, by kind; of the zones the first counts, which is the closest.
pub(crate) fn read_tax_basis(rows: Vec<TaxBasisRow>) -> Result<TaxBasis, StoreError> {
    let mut basis = TaxBasis::default();
    let mut closest = None;
    for row in rows {
        match row.kind {
            0 => {
                if basis.zone.is_none() {
                    closest = row.subdivision.clone();
                    basis.zone = Some(row.zone()?);
                }
                if let Some((zone, _)) = basis.zone.as_mut().filter(|_| row.subdivision == closest) {
                    zone.rates.extend(row.rate()?);
                }
            }
            1 => {
                let country = row.country.unwrap_or_default();
                if let Some((zone, _)) = basis.zone.as_mut().filter(|(zone, _)| Some(zone.id.0) == row.zone_id) {
                    zone.places.push(read_place("tax_zone_places", &country, row.subdivision.as_deref())?);
                }
                basis.buyer.number = Some(VerifiedNumber { country, value: row.name.unwrap_or_default() });
            }
            _ => basis.buyer.exemptions.push(TaxExemptionInput {
                number: row.name.unwrap_or_default(),
                zone: row.zone_id.map(TaxZoneId),
                valid_from: row.valid_from.map(day_of),
                valid_until: day_of(row.valid_until.unwrap_or_default()),
            }),
        }
    }
    Ok(basis)
}

/// Reads a place that a table holds, with an empty text for a whole country.
pub(crate) fn read_place(table: &str, country: &str, subdivision: Option<&str>) -> Result<Place, StoreError> {
    let place = Place::of_codes(country, subdivision.filter(|part| !part.is_empty()));
    place.ok_or_else(|| unreadable(table, format!("{country} {}", subdivision.unwrap_or_default())))
}

/// Reads what is rounded.
pub(crate) fn read_rounding(text: &str) -> Result<Rounding, StoreError> {
    Rounding::parse(text).ok_or_else(|| unreadable("tax_rules.rounding", text))
}

fn read_percent(column: &str, ppm: i64) -> Result<TaxPercent, StoreError> {
    TaxPercent::from_ppm(ppm).ok_or_else(|| unreadable(column, ppm))
}

/// Of an order one tax; or, at position 0, the zone it was taxed in, whose prices include tax where the next number is 1; or,
/// at position -1, the kind of its relief with the reference in the place of the country:
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
        match position {
            -1 => {
                let kind = ReliefKind::parse(&name).ok_or_else(|| unreadable("order_tax_reliefs.kind", &name))?;
                of_order.relief = Some(Relief { kind, reference: country.unwrap_or_default() });
            }
            0 => {
                let country = country.unwrap_or_default();
                let place = read_place("order_tax_zones", &country, subdivision.as_deref())?;
                of_order.place = Some(TaxedPlace { zone: name, place, prices_include_tax: number == 1, statement });
            }
            _ => {
                let percent = read_percent("order_taxes.ppm", number)?;
                of_order.sums.push(TaxSum { name, percent, taxable: Money::of(taxable), tax: Money::of(tax) });
            }
        }
    }
    Ok(taxes)
}

/// The tax number of an account as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = user_taxes)]
pub(crate) struct HeldNumberRow {
    country: String,
    number: String,
    status: String,
    decided_at: Option<i64>,
    decided_by: Option<i64>,
    note: Option<String>,
}

impl HeldNumberRow {
    /// The number.
    pub(crate) fn into_number(self) -> Result<HeldTaxNumber, StoreError> {
        let number = TaxNumber::stored(&self.country, self.number);
        Ok(HeldTaxNumber {
            number: number.ok_or_else(|| unreadable("user_taxes.country", &self.country))?,
            status: TaxNumberStatus::parse(&self.status)
                .ok_or_else(|| unreadable("user_taxes.status", &self.status))?,
            decided_at: self.decided_at.map(from_micros),
            decided_by: self.decided_by.map(UserId),
            note: self.note,
        })
    }
}

/// A certificate with the name of its zone, as it is read.
#[derive(Queryable)]
pub(crate) struct ExemptionRow {
    id: i64,
    number: String,
    zone_id: Option<i64>,
    zone_name: Option<String>,
    valid_from: Option<i64>,
    valid_until: i64,
}
/// Its types.
pub(crate) type ExemptionTypes = (BigInt, Text, Nullable<BigInt>, Nullable<Text>, Nullable<BigInt>, BigInt);

impl ExemptionRow {
    /// The certificate.
    pub(crate) fn into_exemption(self) -> TaxExemption {
        let input = TaxExemptionInput {
            number: self.number,
            zone: self.zone_id.map(TaxZoneId),
            valid_from: self.valid_from.map(day_of),
            valid_until: day_of(self.valid_until),
        };
        TaxExemption { id: TaxExemptionId(self.id), input, zone_name: self.zone_name }
    }
}
