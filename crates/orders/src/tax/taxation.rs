//! How one order is taxed.

use chrono::NaiveDate;
use tierway_kernel::{Place, TaxClassId};

use super::{Relief, ReliefKind, Rounding, TaxPercent, TaxRate, TaxZone, TaxedPlace};

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
    /// Why the buyer pays no tax; `None`: they do.
    relief: Option<Relief>,
    /// The zone's sentence for a reverse charge.
    reverse_charge: Option<String>,
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
            relief: None,
            reverse_charge: None,
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
            relief: None,
            reverse_charge: zone.reverse_charge,
        }
    }

    /// The same for a buyer who pays no tax for this reason, if there is one. Prices that include tax are still made of it:
    /// it is taken off. The sentence of the reverse charge takes the place of the zone's, which is about those who pay.
    #[must_use]
    pub fn relieved(mut self, relief: Option<Relief>) -> Taxation {
        let Some(relief) = relief else { return self };
        if !self.prices_include_tax {
            self.rates.clear();
        }
        if let Some(place) = &mut self.place {
            place.statement = match relief.kind {
                ReliefKind::ReverseCharge => self.reverse_charge.take(),
                ReliefKind::Exemption => None,
            };
        }
        self.relief = Some(relief);
        self
    }

    /// Why the buyer pays no tax; `None`: they do.
    pub fn relief(&self) -> Option<&Relief> {
        self.relief.as_ref()
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
