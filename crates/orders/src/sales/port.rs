//! The port.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, Money, Role, StoreError};

use super::{MonthIndex, Sales, SalesSide, SoldOrder};
use crate::OrderStatus;

/// What the customers of one month of registration bought in one month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CohortMonth {
    /// When they registered.
    pub cohort: MonthIndex,
    /// When they bought.
    pub month: MonthIndex,
    /// How many of them did.
    pub customers: u64,
    /// How many orders.
    pub orders: u64,
    /// Goods, less what of them went back.
    pub revenue: Money,
}

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

/// Requests for quotation and what became of them.
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

/// What sales are counted from. Whatever changes what counts of an order leaves one row in a log, in the same transaction. The
/// counts of orders are made of that log at once; days of UTC that it names count as changed, and the days of the business that
/// share a moment with them are counted from their orders until their sums are made anew. So what is written with an order hangs
/// on no time zone.
pub trait SalesRepository {
    /// The orders that count from the first to the last day with their lines, by time and id.
    fn sold(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError>;
    /// Days of this time whose orders may have changed since their sums were made, oldest first.
    fn changed_days(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<NaiveDate>, StoreError>;
    /// The days of UTC that have changed up to a day, oldest first.
    fn marked_days(&mut self, to: NaiveDate) -> Result<Vec<NaiveDate>, StoreError>;
    /// Marks all days that orders or sums are of: the zone of the business is another one now.
    fn mark_all_days(&mut self) -> Result<(), StoreError>;
    /// The sums of the days of this time that have not changed.
    fn folded_by_day(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, Sales>, StoreError>;
    /// The sum of all days of this time, as they were when their sums were made, changed since or not.
    fn folded(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Sales, StoreError>;
    /// How often sums of days of this time were made, so that another number says that some are others now.
    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<u64, StoreError>;
    /// The sums of all days of this time by key of a side, as they were when they were made, changed since or not.
    fn folded_by_key(
        &mut self,
        side: SalesSide,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, StoreError>;
    /// Takes back that a day of UTC has changed, as far as the log was read. What others change from now on is told anew.
    fn take_marks(&mut self, utc: NaiveDate) -> Result<(), StoreError>;
    /// Keeps others from making the sums of these days of the business until the transaction ends.
    fn begin_fold(&mut self, days: &[NaiveDate]) -> Result<(), StoreError>;
    /// Replaces the sums of a day; only between [`SalesRepository::begin_fold`] and the end of the transaction.
    fn replace_day(&mut self, day: NaiveDate, sums: &[(SalesSide, BTreeMap<String, Sales>)]) -> Result<(), StoreError>;
    /// Makes the sums of the months of these days anew, as the last part of a fold.
    fn replace_months(&mut self, zone: BusinessZone, days: &[NaiveDate]) -> Result<(), StoreError>;
    /// What referred customers who registered in these months bought, by their month and the month of the order.
    fn cohort_months(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<CohortMonth>, StoreError>;
    /// Months whose kept sums of that are not what the orders say although none of their days has changed.
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
    /// What was placed in a time, requests for quotation left out.
    fn placed_orders(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<OrderCounts, StoreError>;
    /// Takes some of what has changed into the counts that lists and figures of orders are read from, and what was written
    /// before `settled` into those of ledgers and notices; false when no order was left. What is read is the same before and
    /// after. No transaction that began before `settled` may still be open.
    fn fold_counts(&mut self, settled: DateTime<Utc>) -> Result<bool, StoreError>;
    /// The same of orders alone.
    fn fold_orders(&mut self) -> Result<bool, StoreError>;
    /// Days of UTC of which those counts are not what the orders say; a day before 1970 stands for all days together.
    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError>;
}
