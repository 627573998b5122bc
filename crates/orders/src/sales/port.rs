//! The port.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, OrderId, Role, StoreError};

use super::{CohortMonth, MonthIndex, Sales, SalesSide, SoldOrder};
use crate::OrderStatus;

/// People who registered, and those of them who have ordered since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registrations {
    /// Their role.
    pub role: Role,
    /// How many.
    pub registered: u64,
    /// How many of them have an order that was not cancelled.
    pub ordered: u64,
}

/// Quote requests and what became of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Quotations {
    /// Asked for.
    pub asked: u64,
    /// Answered with an offer.
    pub offered: u64,
    /// Whose offer was accepted.
    pub accepted: u64,
}

/// Orders and what became of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OrderCounts {
    /// Placed.
    pub placed: u64,
    /// Paid, of those that were not cancelled.
    pub paid: u64,
    /// Delivered or handed over.
    pub delivered: u64,
    /// Cancelled.
    pub cancelled: u64,
}

impl OrderCounts {
    /// Takes in orders that stand there.
    pub fn add(&mut self, status: OrderStatus, paid: bool, orders: u64) {
        let cancelled = status == OrderStatus::Cancelled;
        self.placed += orders;
        self.paid += if paid && !cancelled { orders } else { 0 };
        self.delivered += if matches!(status, OrderStatus::Delivered | OrderStatus::Completed) { orders } else { 0 };
        self.cancelled += if cancelled { orders } else { 0 };
    }
}

/// What sales are counted from, and their sums. Whatever changes what counts of an order leaves one row in a log, in the same
/// transaction. Soon after, some orders at a time are taken out of the sums as these hold them and put in as they are, by the days
/// of the zone of that time. What is read of the sums alone is as of then; who adds what the orders that are not summed up yet have
/// become is exact at any time.
pub trait SalesRepository {
    /// The orders that count from the first to the last day with their lines, by time and id.
    fn sold(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError>;
    /// These of them that count now.
    fn sold_of(&mut self, zone: BusinessZone, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError>;
    /// The same as the sums hold them, each by the zone of the time when it was summed up.
    fn summed(&mut self, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError>;
    /// Orders that the sums of these days may hold otherwise than they are, or by the days of another zone.
    fn unsummed(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<OrderId>, StoreError>;
    /// The sums of the days of this time.
    fn folded_by_day(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, Sales>, StoreError>;
    /// All of them together.
    fn folded(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Sales, StoreError>;
    /// All of them together by key of a side.
    fn folded_by_key(
        &mut self,
        side: SalesSide,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, StoreError>;
    /// How often the sums of each day of this time were changed, so that another number says that they are others now. A day
    /// that is not there has no sums.
    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, u64>, StoreError>;
    /// What referred customers who registered in these months bought, by their month and the month of the order.
    fn cohort_months(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<CohortMonth>, StoreError>;
    /// Months of which that is not what the orders say.
    fn miscounted_cohorts(&mut self, zone: BusinessZone) -> Result<Vec<MonthIndex>, StoreError>;
    /// How many customers registered through a referral by month, and how many of them have ordered since.
    fn cohorts(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<(MonthIndex, u64, u64)>, StoreError>;
    /// Who registered in a time, by role; only roles that buy.
    fn registrations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<Registrations>, StoreError>;
    /// What was asked for in a time.
    fn quotations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Quotations, StoreError>;
    /// What was placed in a time, quote requests omitted.
    fn placed_orders(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<OrderCounts, StoreError>;
    /// Takes what was written before `settled` into the counts of ledgers and notices. What is read is the same before and after.
    /// No transaction that began before `settled` may still be open.
    fn fold_rows(&mut self, settled: DateTime<Utc>) -> Result<(), StoreError>;
    /// Takes so many changes of orders into the counts and sums of orders, or as many orders that are summed up by the days of
    /// another zone; false when nothing was left. What is read is the same before and after.
    fn fold_orders(&mut self, zone: BusinessZone, most: u32) -> Result<bool, StoreError>;
    /// Forgets all sums of sales when a program of before has taken changes of orders into its own; false when none
    /// has. What is read is right from then on, and all orders are summed up again.
    fn forget_sums_of_others(&mut self) -> Result<bool, StoreError>;
    /// Days of UTC of which what is kept of orders is not what they are; a day before 1970 stands for all days together.
    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError>;
}
