//! What is kept of orders for the figures of sales.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{Money, OrderId, from_micros, to_micros};
use tierway_orders::{MonthIndex, OrderOrigin, Sales, SalesSide};

use crate::schema::{order_origins, sales_days};

/// Microseconds in a day.
const DAY: i64 = 86_400_000_000;

/// Days since 1970.
pub(crate) fn day_number(day: NaiveDate) -> i64 {
    to_micros(day.and_time(NaiveTime::MIN).and_utc()).div_euclid(DAY)
}

/// The day of that number.
pub(crate) fn day_of(number: i64) -> NaiveDate {
    from_micros(number.saturating_mul(DAY)).date_naive()
}

/// The first moment of the first day and the first one after the last, in microseconds.
pub(crate) fn times(from: NaiveDate, to: NaiveDate) -> [i64; 2] {
    let after = to.checked_add_days(Days::new(1)).unwrap_or(to);
    [from, after].map(|day| to_micros(day.and_time(NaiveTime::MIN).and_utc()))
}

/// Where an order comes from.
#[derive(Insertable)]
#[diesel(table_name = order_origins, treat_none_as_default_value = false)]
pub(crate) struct NewOriginRow<'a> {
    order_id: i64,
    placed_at: i64,
    buyer_role: &'static str,
    region: &'a str,
    month: i64,
    cohort: Option<i64>,
}

impl<'a> NewOriginRow<'a> {
    /// The row of an order.
    pub(crate) fn new(order: OrderId, origin: &'a OrderOrigin, now: DateTime<Utc>) -> NewOriginRow<'a> {
        NewOriginRow {
            order_id: order.0,
            placed_at: to_micros(now),
            buyer_role: origin.role.as_str(),
            region: origin.region.as_deref().unwrap_or_default(),
            month: MonthIndex::at(now).0,
            cohort: origin.cohort.map(|month| month.0),
        }
    }
}

/// The sums of a day for one key of a side.
#[derive(Insertable)]
#[diesel(table_name = sales_days, treat_none_as_default_value = false)]
pub(crate) struct SalesRow<'a> {
    side: &'static str,
    day: i64,
    key: &'a str,
    orders: i64,
    units: i64,
    goods: i64,
    refunds: i64,
    cost: i64,
}

impl<'a> SalesRow<'a> {
    /// The row of these sums.
    pub(crate) fn new(side: SalesSide, day: NaiveDate, key: &'a str, sales: &Sales) -> SalesRow<'a> {
        SalesRow {
            side: side.as_str(),
            day: day_number(day),
            key,
            orders: i64::try_from(sales.orders).unwrap_or(i64::MAX),
            units: sales.units,
            goods: sales.goods.minor(),
            refunds: sales.refunds.minor(),
            cost: sales.cost.minor(),
        }
    }
}

/// Sums as they are read: orders, units, goods, refunds, cost.
pub(crate) fn read_sales((orders, units, goods, refunds, cost): (i64, i64, i64, i64, i64)) -> Sales {
    Sales {
        orders: orders.unsigned_abs(),
        units,
        goods: Money::of(goods),
        refunds: Money::of(refunds),
        cost: Money::of(cost),
    }
}
