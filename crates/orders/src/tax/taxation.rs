//! How one order is taxed.

use chrono::NaiveDate;
use tierway_kernel::{Place, TaxClassId};

use super::{Rounding, TaxPercent, TaxRate, TaxZone, TaxedPlace};

/// What applies to an order on the day it is placed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taxation {
    /// Rates of that day, those on goods alone first.
    rates: Vec<TaxRate>,
    /// Whether prices include the tax.
    pub prices_include_tax: bool,
    /// What is rounded.
    pub rounding: Rounding,
    /// Where, if that is in a zone; it is kept with the order.
    pub place: Option<TaxedPlace>,
}

impl Taxation {
    /// The name of the one tax outside all zones. Screens and documents translate it.
    pub const STANDARD: &'static str = "Tax";

    /// Outside all zones: one rate on all goods, in hundredths of a percent, on top of prices.
    pub fn standard(basis_points: i64) -> Taxation {
        let percent = TaxPercent::of_basis_points(basis_points);
        let rate = TaxRate {
            name: Taxation::STANDARD.to_owned(),
            class: None,
            percent,
            is_compound: false,
            valid_from: None,
            valid_until: None,
        };
        Taxation {
            rates: Some(rate).filter(|_| percent.ppm() > 0).into_iter().collect(),
            prices_include_tax: false,
            rounding: Rounding::Document,
            place: None,
        }
    }

    /// In a zone that `place` is in.
    pub fn in_zone(zone: TaxZone, place: Place, rounding: Rounding, day: NaiveDate) -> Taxation {
        let mut rates: Vec<TaxRate> = zone.rates.into_iter().filter(|rate| rate.is_valid_on(day)).collect();
        // A stable sort: otherwise they keep their order.
        rates.sort_by_key(|rate| rate.is_compound);
        Taxation {
            rates,
            prices_include_tax: zone.prices_include_tax,
            rounding,
            place: Some(TaxedPlace {
                zone: zone.name,
                place,
                prices_include_tax: zone.prices_include_tax,
                statement: zone.statement,
            }),
        }
    }

    /// The rates of products of a class: its own if it has any, else the standard ones.
    pub(super) fn rates_of(&self, class: Option<TaxClassId>) -> Vec<&TaxRate> {
        let of = |class| self.rates.iter().filter(move |rate| rate.class == class);
        let own: Vec<&TaxRate> = of(class).collect();
        if own.is_empty() { of(None).collect() } else { own }
    }

    /// All rates of the day, in the order of the breakdown.
    pub(super) fn rates(&self) -> &[TaxRate] {
        &self.rates
    }
}
