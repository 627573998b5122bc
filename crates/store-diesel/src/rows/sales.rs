//! Stored sales data of orders.

use chrono::{NaiveDate, NaiveTime};
use tierway_kernel::{BusinessZone, DayRun, Money, from_micros, to_micros};
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

/// The first moment of the first business day and the first one after the last, in microseconds.
pub(crate) fn times(zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> [i64; 2] {
    [zone.start(from), zone.end(to)].map(to_micros)
}

/// The day of a run this many times 24 hours after its start; a single day may be longer.
pub(crate) fn day_in(run: &DayRun, number: i64) -> NaiveDate {
    let whole = (to_micros(run.end) - to_micros(run.start)) % DAY == 0;
    run.day(if whole { number } else { 0 })
}

/// Sums as they are read: orders, units, goods, refunds, cost.
pub(crate) fn read_sales((orders, units, goods, refunds, cost): (i64, i64, i64, i64, i64)) -> Sales {
    Sales { orders, units, goods: Money::of(goods), refunds: Money::of(refunds), cost: Money::of(cost) }
}
