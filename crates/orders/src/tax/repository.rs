//! The port.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{Money, OrderId, Place, StoreError, TaxClassId, TaxExemptionId, TaxZoneId, UserId};

use super::{
    BuyerTax, Relief, Rounding, TaxExemption, TaxExemptionInput, TaxRules, TaxSum, TaxZone, Taxation, TaxedPlace,
};

/// What an order was taxed with; never changed after it was placed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderTaxes {
    /// Where; `None`: in no zone.
    pub place: Option<TaxedPlace>,
    /// Why its buyer pays no tax; `None`: they do.
    pub relief: Option<Relief>,
    /// The breakdown. Empty for orders of earlier versions, although tax may have been due.
    pub sums: Vec<TaxSum>,
}

impl OrderTaxes {
    /// What is worth storing of an order with this breakdown: outside all zones only what is due, and why nothing is.
    #[must_use]
    pub fn recorded(taxation: &Taxation, sums: Vec<TaxSum>) -> OrderTaxes {
        let (place, relief) = (taxation.place.clone(), taxation.relief().cloned());
        let is_kept = place.is_some() || relief.is_some() || sums.iter().any(|sum| sum.tax > Money::ZERO);
        OrderTaxes { place, relief, sums: if is_kept { sums } else { Vec::new() } }
    }

    /// Whether there is nothing to store.
    pub fn is_empty(&self) -> bool {
        self.place.is_none() && self.relief.is_none() && self.sums.is_empty()
    }

    /// Whether the prices of its lines include the tax.
    pub fn prices_include_tax(&self) -> bool {
        self.place.as_ref().is_some_and(|place| place.prices_include_tax)
    }
}

/// What the taxes of an order depend on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TaxBasis {
    /// The zone it goes to, with those of its places that are in the country of the buyer's number, and how amounts are
    /// rounded; `None`: it goes to no zone.
    pub zone: Option<(TaxZone, Rounding)>,
    /// The buyer's verified number and certificates.
    pub buyer: BuyerTax,
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
    /// What the taxes of a buyer's order to a place depend on; in one statement. A subdivision's zone takes precedence over
    /// its country's.
    fn for_order(&mut self, buyer: UserId, place: Option<Place>) -> Result<TaxBasis, StoreError>;
    /// How many products each class has; classes without products are omitted.
    fn products_by_class(&mut self) -> Result<HashMap<TaxClassId, u64>, StoreError>;
    /// Whether there is such a class.
    fn has_class(&mut self, class: TaxClassId) -> Result<bool, StoreError>;
    /// Whether there is such a zone.
    fn has_zone(&mut self, zone: TaxZoneId) -> Result<bool, StoreError>;
    /// What these orders were taxed with, in one statement; those with nothing recorded are omitted.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<HashMap<OrderId, OrderTaxes>, StoreError>;
    /// What an order is taxed with from now on: a quotation, with each offer.
    fn set_of_order(&mut self, order: OrderId, taxes: &OrderTaxes) -> Result<(), StoreError>;
    /// Orders whose lines, breakdown and total tax do not add up, or whose buyer pays no tax and owes some: there are none.
    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError>;
}

/// Exemption certificates in the store. Withdrawn ones stay for the record, and nobody is given them any more.
pub trait TaxExemptionRepository {
    /// The certificates of an account, the one that ends last first.
    fn of_user(&mut self, user: UserId) -> Result<Vec<TaxExemption>, StoreError>;
    /// Records one.
    fn add(
        &mut self,
        user: UserId,
        input: &TaxExemptionInput,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<TaxExemptionId, StoreError>;
    /// Withdraws one of an account; `None` when it has no such certificate, or no more.
    fn withdraw(
        &mut self,
        user: UserId,
        id: TaxExemptionId,
        now: DateTime<Utc>,
    ) -> Result<Option<TaxExemptionInput>, StoreError>;
    /// How many certificates name each zone that have not ended before `day`; zones without any are omitted.
    fn count_by_zone(&mut self, day: NaiveDate) -> Result<HashMap<TaxZoneId, u64>, StoreError>;
}
