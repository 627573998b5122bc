//! The port.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, OrderId, Role, StoreError};

use super::{CohortMonth, MonthIndex, Sales, SalesDimension, SoldOrder};
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

/// Quote requests by outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Quotations {
    /// Asked for.
    pub asked: u64,
    /// Answered with an offer.
    pub offered: u64,
    /// The author of the accepted offer.
    pub accepted: u64,
}

/// Orders by outcome.
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
    /// Adds orders with this status.
    pub fn add(&mut self, status: OrderStatus, paid: bool, orders: u64) {
        let cancelled = status == OrderStatus::Cancelled;
        self.placed += orders;
        self.paid += if paid && !cancelled { orders } else { 0 };
        self.delivered += if matches!(status, OrderStatus::Delivered | OrderStatus::Completed) { orders } else { 0 };
        self.cancelled += if cancelled { orders } else { 0 };
    }
}

/// Sales data and aggregates. Every change of an order that affects sales writes one row to a log, in the same
/// transaction. Shortly after, batches of orders are rolled up: their old values are subtracted from the aggregates and
/// the new ones added, by day in the business time zone. The aggregates alone are as of the last rollup; adding the
/// orders still in the log gives exact figures at any time.
pub trait SalesRepository {
    /// The orders that count from the first to the last day with their lines, by time and id.
    fn sold(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError>;
    /// These of them that count now.
    fn sold_of(&mut self, zone: BusinessZone, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError>;
    /// The same as the sums hold them, each by the zone of the time when it was summed up.
    fn summed(&mut self, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError>;
    /// Orders that the sums of these days may hold otherwise than they are, or by the days of another zone.
    fn unsummed(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<OrderId>, StoreError>;
    /// The days of those orders, and of orders of which anything else was changed since, their status say.
    fn open_days(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeSet<NaiveDate>, StoreError>;
    /// The sums of the days of this time.
    fn rollup_by_day(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, Sales>, StoreError>;
    /// All of them together.
    fn rolled_up(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Sales, StoreError>;
    /// All of them together by key of a side.
    fn rollup_by_key(
        &mut self,
        side: SalesDimension,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, StoreError>;
    /// Revision of the aggregates of each day of this period; a different number means that they have changed. Days
    /// without aggregates are absent.
    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, u64>, StoreError>;
    /// Purchases of referred customers registered in these months, by their month and the order's month.
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
    /// Registrations in a period, by role; only buying roles.
    fn registrations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<Registrations>, StoreError>;
    /// Quotes requested in a period.
    fn quotations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Quotations, StoreError>;
    /// Orders placed in a period, without quote requests.
    fn placed_orders(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<OrderCounts, StoreError>;
    /// Rolls up rows written before `settled` into the counts of ledgers and notices. Reads return the same before and
    /// after. No transaction that began before `settled` may still be open.
    fn rollup_rows(&mut self, settled: DateTime<Utc>) -> Result<(), StoreError>;
    /// Rolls up this many changed orders, or orders aggregated in another time zone; false when nothing is left. Reads
    /// return the same before and after.
    fn rollup_orders(&mut self, zone: BusinessZone, most: u32) -> Result<bool, StoreError>;
    /// Whether an older program that ran beside this one has written sums, which then miss something.
    fn has_foreign_sums(&mut self) -> Result<bool, StoreError>;
    /// Discards all sales aggregates if an older version of the program has written to its own; false if not. Reads are
    /// correct from then on, and all orders are rolled up again.
    fn discard_foreign_sums(&mut self) -> Result<bool, StoreError>;
    /// UTC days whose aggregates do not match the orders; a day before 1970 stands for the totals.
    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError>;
}
