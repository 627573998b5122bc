//! Order counts by kind: rolled up aggregates, corrected by orders that changed since. Exact at any time, one statement
//! each.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_kernel::{Money, StoreError, to_micros};
use tierway_orders::{OrderStatus, PaymentStatus};

use super::Conn;
use crate::error::store_error;
use crate::rows::{day_of, read_status};
use crate::statement::{Statement, Value};

/// Microseconds in a day.
const DAY: i64 = 86_400_000_000;
/// Pseudo day of the totals.
pub(super) const ALL_DAYS: i64 = -1;
/// Dimensions aggregated by day; those of users and places only in total.
pub(super) const BY_DAY: [&str; 5] = ["all", "channel", "region", "role", "category"];

/// Current orders; the source is appended.
macro_rules! orders_now {
    ($from:expr) => {
        concat!(
            "SELECT o.id, o.created_at, o.channel, o.customer_id, o.seller_id, o.referrer_id, o.status, o.payment_status, \
             o.courier, o.total, o.region, o.buyer_role, \
             CAST(CASE WHEN o.is_quote THEN 1 ELSE 0 END AS BIGINT) AS is_quote, \
             (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM order_payments p \
                 WHERE p.order_id = o.id AND p.kind = 'refund') AS refunded, \
             TRUE AS has_lines, o.goods_total AS goods, o.tax, CAST(1 AS BIGINT) AS sign FROM ",
            $from
        )
    };
}

/// Some orders twice: with current values, and negated with their aggregated values. They are looked up from `ids`, rows of
/// one column, as in `sold_orders`.
macro_rules! differences {
    ($ids:literal) => {
        concat!(
            "(",
            orders_now!(concat!($ids, " i CROSS JOIN orders o WHERE o.id = i.column1")),
            " UNION ALL SELECT o.id, o.created_at, o.channel, o.customer_id, n.seller_id, n.referrer_id, n.status, \
             n.payment_status, n.courier, n.total, o.region, o.buyer_role, \
             CAST(CASE WHEN n.is_quote THEN 1 ELSE 0 END AS BIGINT), n.refunded, \
             n.has_lines, n.goods, n.tax, CAST(-1 AS BIGINT) FROM ",
            $ids,
            " i CROSS JOIN counted_orders n CROSS JOIN orders o WHERE n.order_id = i.column1 AND o.id = i.column1)"
        )
    };
}

/// Changes since the rollup.
macro_rules! unread {
    () => {
        differences!("(SELECT DISTINCT order_id AS column1 FROM order_changes)")
    };
}

/// Aggregated values of an order `o`, besides dimension, part and key.
macro_rules! kind {
    () => {
        "o.created_at / 86400000000 AS day, o.status, o.payment_status, o.is_quote, o.courier, o.id, o.seller_id, \
         o.referrer_id, o.total, o.refunded, o.goods, o.tax, o.sign"
    };
}

/// Orders by each of their dimensions. A party is the buyer, seller or referrer, each user once; a category counts once
/// per order. Dimensions by day have a part up to five. The category join is written so that SQLite starts from the
/// order, not from all lines.
macro_rules! kinds {
    ($orders:expr) => {
        concat!(
            "(SELECT s.side, s.part, CASE s.part WHEN 1 THEN '' WHEN 2 THEN o.channel WHEN 3 THEN o.region \
             WHEN 4 THEN o.buyer_role WHEN 6 THEN CAST(o.seller_id AS TEXT) WHEN 7 THEN CAST(o.referrer_id AS TEXT) \
             WHEN 8 THEN CAST(o.customer_id AS TEXT) \
             WHEN 9 THEN CASE WHEN o.seller_id <> o.customer_id THEN CAST(o.seller_id AS TEXT) END \
             WHEN 10 THEN CASE WHEN o.referrer_id <> o.customer_id AND o.referrer_id <> COALESCE(o.seller_id, 0) \
                 THEN CAST(o.referrer_id AS TEXT) END \
             WHEN 11 THEN o.region || '/' || o.buyer_role || '/' || o.channel END AS key, ",
            kind!(),
            " FROM ",
            $orders,
            " o CROSS JOIN (\
             SELECT 'all' AS side, 1 AS part UNION ALL SELECT 'channel', 2 UNION ALL SELECT 'region', 3 \
             UNION ALL SELECT 'role', 4 UNION ALL SELECT 'seller', 6 UNION ALL SELECT 'referrer', 7 \
             UNION ALL SELECT 'party', 8 UNION ALL SELECT 'party', 9 UNION ALL SELECT 'party', 10 \
             UNION ALL SELECT 'place', 11) s UNION ALL SELECT 'category', 5, '' || l.category, ",
            kind!(),
            " FROM ",
            $orders,
            " o CROSS JOIN order_lines l WHERE l.order_id = o.id AND o.has_lines AND NOT EXISTS (SELECT 1 FROM order_lines e \
             WHERE e.order_id = l.order_id AND e.category = l.category AND e.id < l.id)) c WHERE key IS NOT NULL"
        )
    };
}

const READ: &str = concat!(
    "SELECT status, payment_status, is_quote, courier, CAST(SUM(orders) AS BIGINT), CAST(SUM(total) AS BIGINT), \
     CAST(SUM(refunded) AS BIGINT) FROM (\
     SELECT status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
     WHERE side = ? AND key = ? AND day >= ? AND day <= ? UNION ALL \
     SELECT status, payment_status, is_quote, courier, sign, sign * total, sign * refunded FROM ",
    kinds!(unread!()),
    " AND side = ? AND key = ? AND day >= ? AND day <= ?) s GROUP BY status, payment_status, is_quote, courier"
);
const PLACES: &str = concat!(
    "SELECT key, status, payment_status, is_quote, courier, CAST(SUM(orders) AS BIGINT), CAST(SUM(total) AS BIGINT), \
     CAST(SUM(refunded) AS BIGINT) FROM (\
     SELECT key, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
     WHERE side = 'place' AND day = -1 UNION ALL \
     SELECT key, status, payment_status, is_quote, courier, sign, sign * total, sign * refunded FROM ",
    kinds!(unread!()),
    " AND side = 'place') s GROUP BY key, status, payment_status, is_quote, courier"
);
const TOTALS: &str = concat!(
    "SELECT day, CAST(SUM(total) AS BIGINT) FROM (\
     SELECT day, total, status, is_quote FROM order_sums WHERE side = 'all' AND key = '' AND day >= ? AND day <= ? \
     UNION ALL SELECT day, sign * total, status, is_quote FROM ",
    kinds!(unread!()),
    " AND side = 'all' AND day >= ? AND day <= ?) s WHERE status <> 'cancelled' AND is_quote = 0 GROUP BY day ORDER BY day"
);
/// The same of one stretch of time that is no whole day, counted from its orders.
const COUNT: &str = concat!(
    "SELECT status, payment_status, is_quote, courier, COUNT(*), CAST(SUM(total) AS BIGINT), \
     CAST(SUM(refunded) AS BIGINT) FROM ",
    kinds!(concat!("(", orders_now!("orders o WHERE o.created_at >= ? AND o.created_at < ?"), ")")),
    " AND side = ? AND key = ? GROUP BY status, payment_status, is_quote, courier"
);
/// Differences to the aggregates of some orders, whose ids as rows replace `#`.
pub(in super::super) const DIFFERENCES: &str = concat!(
    "SELECT side, key, day, status, payment_status, is_quote, courier, id, seller_id, referrer_id, total, refunded, \
     goods, tax, sign FROM ",
    kinds!(differences!("(VALUES #)"))
);
/// Days of which the sums and what has changed since do not say what the orders do; -1 when those of all days do not.
const MISMATCHES: &str = concat!(
    "SELECT DISTINCT day FROM (SELECT day FROM (\
        SELECT side, key, day, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
        UNION ALL SELECT side, key, CASE WHEN w.whole = 1 THEN -1 ELSE day END, status, payment_status, is_quote, courier, \
            sign, sign * total, sign * refunded FROM (SELECT 0 AS whole UNION ALL SELECT 1) w CROSS JOIN ",
    kinds!(unread!()),
    " AND (w.whole = 1 OR part <= 5) \
        UNION ALL SELECT side, key, CASE WHEN w.whole = 1 THEN -1 ELSE day END, status, payment_status, is_quote, courier, \
            -1, -total, -refunded FROM (SELECT 0 AS whole UNION ALL SELECT 1) w CROSS JOIN ",
    kinds!(concat!("(", orders_now!("orders o"), ")")),
    " AND (w.whole = 1 OR part <= 5)) a GROUP BY side, key, day, status, payment_status, is_quote, courier \
    HAVING SUM(orders) <> 0 OR SUM(total) <> 0 OR SUM(refunded) <> 0) b ORDER BY day"
);
/// Days with unmarked changes whose totals do not match their orders.
const UNLOGGED: &str = concat!(
    "SELECT DISTINCT o.created_at / 86400000000 AS day FROM (",
    orders_now!("orders o WHERE o.id NOT IN (SELECT order_id FROM order_changes)"),
    ") o LEFT JOIN counted_orders n ON n.order_id = o.id WHERE n.order_id IS NULL OR n.status <> o.status \
     OR n.payment_status <> o.payment_status OR n.courier <> o.courier OR n.total <> o.total OR n.refunded <> o.refunded \
     OR CASE WHEN n.is_quote THEN 1 ELSE 0 END <> o.is_quote OR COALESCE(n.seller_id, 0) <> COALESCE(o.seller_id, 0) \
     OR COALESCE(n.referrer_id, 0) <> COALESCE(o.referrer_id, 0) OR n.zone IS NULL \
     OR (n.zone <> '' AND (n.goods <> o.goods OR n.tax <> o.tax)) ORDER BY day"
);
/// The same of what came back.
const UNLOGGED_RETURNS: &str = "SELECT DISTINCT o.created_at / 86400000000 FROM (\
     SELECT r.order_id, b.line_id, b.received, b.restocked FROM order_returns r \
        JOIN order_return_lines b ON b.return_id = r.id WHERE b.received > 0 \
     UNION ALL SELECT order_id, line_id, -returned, -restocked FROM counted_returns) b \
     JOIN orders o ON o.id = b.order_id JOIN counted_orders n ON n.order_id = b.order_id AND n.zone <> '' \
     WHERE b.order_id NOT IN (SELECT order_id FROM order_changes) \
     GROUP BY o.created_at, b.line_id HAVING SUM(b.received) <> 0 OR SUM(b.restocked) <> 0";

type SumTuple = (String, String, i64, String, i64, i64, i64);
type SumTypes = (Text, Text, BigInt, Text, BigInt, BigInt, BigInt);
type PlaceTuple = (String, String, String, i64, String, i64, i64, i64);
/// Orders of one kind together.
#[derive(Debug)]
pub(super) struct OrderSum {
    pub(super) status: OrderStatus,
    pub(super) is_paid: bool,
    pub(super) is_quote: bool,
    pub(super) courier: String,
    pub(super) orders: u64,
    /// Sum of their totals.
    pub(super) total: i64,
    /// Their refunds.
    pub(super) refunded: i64,
}

impl OrderSum {
    fn read((status, payment, is_quote, courier, orders, total, refunded): SumTuple) -> Result<OrderSum, StoreError> {
        Ok(OrderSum {
            status: read_status("order_sums.status", &status)?,
            is_paid: payment == PaymentStatus::Paid.as_str(),
            is_quote: is_quote != 0,
            courier,
            orders: orders.unsigned_abs(),
            total,
            refunded,
        })
    }
}

/// Orders by kind: of all days, or of those from one to another.
pub(super) fn read(
    connection: &mut Conn,
    side: &str,
    key: &str,
    days: Option<(i64, i64)>,
) -> Result<Vec<OrderSum>, StoreError> {
    let (first, last) = days.unwrap_or((ALL_DAYS, ALL_DAYS));
    let (changed, until) = days.unwrap_or((0, i64::MAX));
    let of = |from: i64, to: i64| [Value::Text(side), Value::Text(key), Value::Int(from), Value::Int(to)];
    let values: Vec<Value<'_>> = of(first, last).into_iter().chain(of(changed, until)).collect();
    let rows: Vec<SumTuple> = Statement::<SumTypes>::answering(READ, &values).load(connection).map_err(store_error)?;
    let sums = rows.into_iter().map(OrderSum::read).collect::<Result<Vec<_>, StoreError>>()?;
    Ok(sums.into_iter().filter(|sum| sum.orders > 0).collect())
}

/// Orders by kind placed in a period: aggregates of the full UTC days, and the orders themselves before the first and
/// after the last.
pub(super) fn read_between(
    connection: &mut Conn,
    side: &str,
    key: &str,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<OrderSum>, StoreError> {
    let (from, to) = (to_micros(from).max(0), to_micros(to));
    let (first, after) = (from.saturating_add(DAY - 1) / DAY, to / DAY);
    if first >= after {
        return counted(connection, side, key, (from, to));
    }
    let mut sums = read(connection, side, key, Some((first, after - 1)))?;
    sums.extend(counted(connection, side, key, (from, first * DAY))?);
    sums.extend(counted(connection, side, key, (after * DAY, to))?);
    Ok(sums)
}

/// Orders by kind of a stretch of time, counted.
fn counted(connection: &mut Conn, side: &str, key: &str, (from, to): (i64, i64)) -> Result<Vec<OrderSum>, StoreError> {
    if from >= to {
        return Ok(Vec::new());
    }
    let values = [from, to, from, to].map(Value::Int).into_iter().chain([Value::Text(side), Value::Text(key)]);
    let values: Vec<Value<'_>> = values.collect();
    let rows: Vec<SumTuple> = Statement::<SumTypes>::answering(COUNT, &values).load(connection).map_err(store_error)?;
    rows.into_iter().map(OrderSum::read).collect()
}

/// Orders of all days by place and kind; a place is a region, a role and a channel with slashes between.
pub(super) fn read_places(connection: &mut Conn) -> Result<Vec<(String, OrderSum)>, StoreError> {
    let rows: Vec<PlaceTuple> =
        Statement::<(Text, Text, Text, BigInt, Text, BigInt, BigInt, BigInt)>::answering(PLACES, &[])
            .load(connection)
            .map_err(store_error)?;
    let read = |(place, status, payment, is_quote, courier, orders, total, refunded): PlaceTuple| {
        Ok((place, OrderSum::read((status, payment, is_quote, courier, orders, total, refunded))?))
    };
    rows.into_iter().map(read).collect()
}

/// Totals of the orders that count by the day of UTC on which they were placed.
pub(super) fn totals(connection: &mut Conn, (first, last): (i64, i64)) -> Result<Vec<(NaiveDate, Money)>, StoreError> {
    let values = [first, last, first, last].map(Value::Int);
    let rows: Vec<(i64, i64)> =
        Statement::<(BigInt, BigInt)>::answering(TOTALS, &values).load(connection).map_err(store_error)?;
    Ok(rows.into_iter().map(|(day, total)| (day_of(day), Money::of(total))).collect())
}

/// Days whose sums are wrong.
pub(super) fn mismatches(connection: &mut Conn) -> Result<Vec<NaiveDate>, StoreError> {
    let mut days: Vec<i64> = Statement::new(MISMATCHES, &[]).load(connection).map_err(store_error)?;
    for text in [UNLOGGED, UNLOGGED_RETURNS] {
        days.extend(Statement::new(text, &[]).load::<i64>(connection).map_err(store_error)?);
    }
    days.sort_unstable();
    days.dedup();
    Ok(days.into_iter().map(day_of).collect())
}
