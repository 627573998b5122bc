//! Purchases of referred customers, by month of registration and month of order.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, Money, UserId};

use super::{MonthIndex, sum};
use crate::fulfilment::refunded_goods;

/// An order that counts, of a customer who came through a referral.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReferredOrder {
    /// The buyer.
    pub customer_id: UserId,
    /// When they registered.
    pub registered_at: DateTime<Utc>,
    /// When it was placed.
    pub placed_at: DateTime<Utc>,
    /// The time zone of months.
    pub zone: BusinessZone,
    /// Sum of its lines.
    pub goods: Money,
    /// The tax on them.
    pub tax: Money,
    /// Total refunds.
    pub refunded: Money,
}

/// Purchases in one month by the customers registered in one month.
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

/// Sums of these orders by cohort and month.
pub fn cohort_months<'a>(orders: impl IntoIterator<Item = &'a ReferredOrder>) -> Vec<CohortMonth> {
    let mut months: BTreeMap<(MonthIndex, MonthIndex), (BTreeSet<i64>, CohortMonth)> = BTreeMap::new();
    for order in orders {
        let [cohort, month] = [order.registered_at, order.placed_at].map(|time| MonthIndex::at(order.zone, time));
        let none = CohortMonth { cohort, month, customers: 0, orders: 0, revenue: Money::ZERO };
        let (customers, row) = months.entry((cohort, month)).or_insert_with(|| (BTreeSet::new(), none));
        row.customers += u64::from(customers.insert(order.customer_id.0));
        row.orders += 1;
        let back = refunded_goods(order.goods, order.tax, order.refunded);
        row.revenue = sum(row.revenue, Money::of(order.goods.minor() - back.minor()));
    }
    months.into_values().map(|(_, row)| row).collect()
}
