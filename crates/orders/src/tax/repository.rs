//! The port.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, OrderId, Place, StoreError, TaxClassId, UserId};

use super::{Rounding, TaxRules, TaxSum, TaxZone, TaxedPlace};

/// What an order was taxed with; never changed after it was placed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderTaxes {
    /// Where; `None`: in no zone.
    pub place: Option<TaxedPlace>,
    /// The breakdown. Empty for orders of earlier versions, although tax may have been due.
    pub sums: Vec<TaxSum>,
}

impl OrderTaxes {
    /// What is worth storing: outside all zones only what is due.
    #[must_use]
    pub fn recorded(place: Option<TaxedPlace>, sums: Vec<TaxSum>) -> OrderTaxes {
        let is_due = place.is_some() || sums.iter().any(|sum| sum.tax > Money::ZERO);
        OrderTaxes { place, sums: if is_due { sums } else { Vec::new() } }
    }

    /// Whether there is nothing to store.
    pub fn is_empty(&self) -> bool {
        self.place.is_none() && self.sums.is_empty()
    }

    /// Whether the prices of its lines include the tax.
    pub fn prices_include_tax(&self) -> bool {
        self.place.as_ref().is_some_and(|place| place.prices_include_tax)
    }
}

/// Tax rules, and what orders were taxed with, in the store.
pub trait TaxRepository {
    /// The rules, classes and zones in their order.
    fn rules(&mut self) -> Result<TaxRules, StoreError>;
    /// Replaces the rules if their version is still `version`, and raises it; `false` when someone else was faster.
    /// Classes and zones with numbers below 1 are new; a rate names a new class by its number. Classes and zones that are
    /// left out are removed: no product may have such a class.
    fn save(
        &mut self,
        rules: &TaxRules,
        version: i64,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// The zone that a place is in, without its places, and how amounts are rounded; in one statement. A subdivision's
    /// zone takes precedence over its country's.
    fn for_place(&mut self, place: Place) -> Result<Option<(TaxZone, Rounding)>, StoreError>;
    /// How many products each class has; classes without products are omitted.
    fn products_by_class(&mut self) -> Result<HashMap<TaxClassId, u64>, StoreError>;
    /// Whether there is such a class.
    fn has_class(&mut self, class: TaxClassId) -> Result<bool, StoreError>;
    /// What these orders were taxed with, in one statement; those with nothing recorded are omitted.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<HashMap<OrderId, OrderTaxes>, StoreError>;
    /// What an order is taxed with from now on: a quotation, with each offer.
    fn set_of_order(&mut self, order: OrderId, taxes: &OrderTaxes) -> Result<(), StoreError>;
    /// Orders whose lines, breakdown and total tax do not add up: there are none.
    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError>;
}
