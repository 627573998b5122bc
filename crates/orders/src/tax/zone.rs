//! Zones: places that are taxed alike, with their rates.

use chrono::NaiveDate;
use tierway_kernel::{Place, TaxClassId, TaxZoneId};

use super::TaxPercent;

/// Rates of the same class that can be valid on one day. Amounts stay exact up to here.
pub const MOST_AT_ONCE: usize = 3;

/// A rate of a zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxRate {
    /// What documents call it, such as `VAT`.
    pub name: String,
    /// The class of products it is for; `None`: the standard rate.
    pub class: Option<TaxClassId>,
    /// How much.
    pub percent: TaxPercent,
    /// Whether it is charged on the goods and all taxes before it, not on the goods alone.
    pub is_compound: bool,
    /// The first day on which it is valid, in the business time zone; `None`: it always was.
    pub valid_from: Option<NaiveDate>,
    /// The last such day; `None`: it has none.
    pub valid_until: Option<NaiveDate>,
}

/// Places with what is due there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxZone {
    /// Identity; a number below 1 for one that is not stored yet.
    pub id: TaxZoneId,
    /// Its name, for the company.
    pub name: String,
    /// Countries and subdivisions. A subdivision takes precedence over its country in another zone.
    pub places: Vec<Place>,
    /// Whether the prices that buyers see include the tax.
    pub prices_include_tax: bool,
    /// A sentence on documents, such as why an export is not taxed.
    pub statement: Option<String>,
    /// The sentence on documents of buyers who account for the tax themselves; `None`: nobody does here.
    pub reverse_charge: Option<String>,
    /// Its rates; none: nothing is due.
    pub rates: Vec<TaxRate>,
}

/// The zone that an order was taxed in, as it was then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxedPlace {
    /// The zone's name.
    pub zone: String,
    /// The place.
    pub place: Place,
    /// Whether the prices of its lines include the tax.
    pub prices_include_tax: bool,
    /// The sentence on its documents: the zone's, or that of the reverse charge.
    pub statement: Option<String>,
}

impl TaxRate {
    /// Whether it is valid on that day.
    pub fn is_valid_on(&self, day: NaiveDate) -> bool {
        self.valid_from.is_none_or(|from| from <= day) && self.valid_until.is_none_or(|until| day <= until)
    }

    /// Whether both are valid on some day.
    pub(super) fn overlaps(&self, other: &TaxRate) -> bool {
        let starts_in_time = |one: &TaxRate, other: &TaxRate| match (one.valid_from, other.valid_until) {
            (Some(from), Some(until)) => from <= until,
            _ => true,
        };
        starts_in_time(self, other) && starts_in_time(other, self)
    }
}
