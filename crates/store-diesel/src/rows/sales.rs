//! What is kept of orders for the figures of sales.

use chrono::{Days, NaiveDate, NaiveTime};
use tierway_kernel::{Money, from_micros, to_micros};
use tierway_orders::Sales;

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
