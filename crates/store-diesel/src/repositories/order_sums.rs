//! How many orders there are of what kind: sums that a job makes, and what has changed since. What is read here is exact at
//! any time, in one statement each.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::upsert::excluded;
use tierway_kernel::{Money, OrderId, StoreError, to_micros};
use tierway_orders::{Order, OrderStatus, PaymentStatus};

use super::Conn;
use crate::error::store_error;
use crate::rows::{day_of, read_status};
use crate::schema::{order_sum_changes, order_sums};
use crate::statement::{Statement, Value};

/// Microseconds in a day.
const DAY: i64 = 86_400_000_000;
/// The day under which the sums of all days stand.
const ALL_DAYS: i64 = -1;
/// The sides whose sums are kept by day; those of people and places are only kept of all days.
pub(super) const BY_DAY: [&str; 5] = ["all", "channel", "region", "role", "category"];
/// How many changes are taken into the sums at once.
const AT_ONCE: i64 = 2_000;
/// How many sums are written by one statement: ten values each, within what SQLite binds.
const ROWS_AT_ONCE: usize = 500;
/// What the makers of the sums lock; a day no order was placed on.
const LOCK: &str = "INSERT INTO sales_folds (day, folds) VALUES (-1, 1) \
     ON CONFLICT (day) DO UPDATE SET folds = sales_folds.folds + 1 RETURNING folds";

/// What a sum tells of an order `o`, beside its side, part and key.
macro_rules! kind {
    () => {
        "o.created_at / 86400000000 AS day, o.status, o.payment_status, o.courier, o.id, o.version, o.total, \
         o.seller_id, o.referrer_id, CAST(CASE WHEN o.is_quote THEN 1 ELSE 0 END AS BIGINT) AS is_quote"
    };
}

/// Orders under each side they stand on; how the two halves end is said once. A party is whoever bought, sold or referred
/// it, each person once; a category counts once, however many lines are of it. What stands by day has a part up to five.
macro_rules! kinds {
    ($end:literal) => {
        concat!(
            "(SELECT s.side, s.part, CASE s.part WHEN 1 THEN '' WHEN 2 THEN o.channel WHEN 3 THEN g.region \
             WHEN 4 THEN g.buyer_role WHEN 6 THEN CAST(o.seller_id AS TEXT) WHEN 7 THEN CAST(o.referrer_id AS TEXT) \
             WHEN 8 THEN CAST(o.customer_id AS TEXT) \
             WHEN 9 THEN CASE WHEN o.seller_id <> o.customer_id THEN CAST(o.seller_id AS TEXT) END \
             WHEN 10 THEN CASE WHEN o.referrer_id <> o.customer_id AND o.referrer_id <> COALESCE(o.seller_id, 0) \
                 THEN CAST(o.referrer_id AS TEXT) END \
             WHEN 11 THEN g.region || '/' || g.buyer_role || '/' || o.channel END AS key, ",
            kind!(),
            " FROM orders o JOIN order_origins g ON g.order_id = o.id CROSS JOIN (\
             SELECT 'all' AS side, 1 AS part UNION ALL SELECT 'channel', 2 UNION ALL SELECT 'region', 3 \
             UNION ALL SELECT 'role', 4 UNION ALL SELECT 'seller', 6 UNION ALL SELECT 'referrer', 7 \
             UNION ALL SELECT 'party', 8 UNION ALL SELECT 'party', 9 UNION ALL SELECT 'party', 10 \
             UNION ALL SELECT 'place', 11) s",
            $end,
            " UNION ALL SELECT 'category', 5, l.category, ",
            kind!(),
            " FROM orders o JOIN sold_lines l ON l.order_id = o.id AND NOT EXISTS (SELECT 1 FROM sold_lines e \
             WHERE e.order_id = l.order_id AND e.category = l.category AND e.line_id < l.line_id)",
            $end,
            ") c WHERE key IS NOT NULL"
        )
    };
}

/// What one order adds to the sums or takes from them.
macro_rules! change_of_order {
    ($orders:literal, $total:literal, $refunded:expr, $end:literal) => {
        concat!(
            "INSERT INTO order_sum_changes \
             (side, key, day, status, payment_status, is_quote, courier, orders, total, refunded) \
             SELECT side, key, day, status, payment_status, is_quote, courier, ",
            $orders,
            ", ",
            $total,
            ", ",
            $refunded,
            " FROM ",
            kinds!(" WHERE o.id = ?"),
            $end
        )
    };
}

/// What of an order went back in money.
macro_rules! refunds {
    ($sign:literal) => {
        concat!(
            $sign,
            "(SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM order_payments p \
             WHERE p.order_id = c.id AND p.kind = 'refund')"
        )
    };
}

const ENTER: &str = change_of_order!("1", "total", refunds!(""), "");
const ENTER_CATEGORIES: &str = change_of_order!("1", "total", refunds!(""), " AND part = 5");
/// Only when its kind is about to change.
const LEAVE: &str = change_of_order!(
    "-1",
    "-total",
    refunds!("-"),
    " AND version = ? AND (status <> ? OR payment_status <> ? OR courier <> ? OR total <> ? OR is_quote <> ? \
     OR COALESCE(seller_id, 0) <> ? OR COALESCE(referrer_id, 0) <> ?) RETURNING id"
);
const REFUND: &str = change_of_order!("0", "0", "CAST(? AS BIGINT)", "");

const READ: &str = "SELECT status, payment_status, is_quote, courier, CAST(SUM(orders) AS BIGINT), \
     CAST(SUM(total) AS BIGINT), CAST(SUM(refunded) AS BIGINT) FROM (\
     SELECT status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
     WHERE side = ? AND key = ? AND day >= ? AND day <= ? UNION ALL \
     SELECT status, payment_status, is_quote, courier, orders, total, refunded FROM order_sum_changes \
     WHERE side = ? AND key = ? AND day >= ? AND day <= ?) s GROUP BY status, payment_status, is_quote, courier";
const PLACES: &str = "SELECT key, status, payment_status, is_quote, courier, CAST(SUM(orders) AS BIGINT), \
     CAST(SUM(total) AS BIGINT), CAST(SUM(refunded) AS BIGINT) FROM (\
     SELECT key, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
     WHERE side = 'place' AND day = -1 UNION ALL \
     SELECT key, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sum_changes \
     WHERE side = 'place') s GROUP BY key, status, payment_status, is_quote, courier";
const TOTALS: &str = "SELECT day, CAST(SUM(total) AS BIGINT) FROM (\
     SELECT day, total, status, is_quote FROM order_sums WHERE side = 'all' AND key = '' AND day >= ? AND day <= ? \
     UNION ALL SELECT day, total, status, is_quote FROM order_sum_changes \
     WHERE side = 'all' AND key = '' AND day >= ? AND day <= ?) s \
     WHERE status <> 'cancelled' AND is_quote = 0 GROUP BY day ORDER BY day";
/// The same of one stretch of time that is no whole day, counted from its orders.
const COUNT: &str = concat!(
    "SELECT status, payment_status, is_quote, courier, COUNT(*), CAST(SUM(total) AS BIGINT), CAST(SUM(",
    refunds!(""),
    ") AS BIGINT) FROM ",
    kinds!(" WHERE o.created_at >= ? AND o.created_at < ?"),
    " AND side = ? AND key = ? GROUP BY status, payment_status, is_quote, courier"
);
const TAKE: &str = "SELECT id, side, key, day, status, payment_status, is_quote, courier, orders, total, refunded \
     FROM order_sum_changes ORDER BY id LIMIT ?";
/// Days of which the sums and their changes do not say what the orders do; -1 when those of all days do not.
const MISMATCHES: &str = concat!(
    "SELECT DISTINCT day FROM (SELECT day FROM (\
        SELECT side, key, day, status, payment_status, is_quote, courier, orders, total, refunded FROM order_sums \
        UNION ALL SELECT side, key, day, status, payment_status, is_quote, courier, orders, total, refunded \
            FROM order_sum_changes WHERE side IN ('all', 'channel', 'region', 'role', 'category') \
        UNION ALL SELECT side, key, -1, status, payment_status, is_quote, courier, orders, total, refunded \
            FROM order_sum_changes \
        UNION ALL SELECT side, key, CASE WHEN w.whole = 1 THEN -1 ELSE day END, status, payment_status, is_quote, \
            courier, -1, -total, (SELECT -COALESCE(SUM(p.amount), 0) FROM order_payments p \
                WHERE p.order_id = c.id AND p.kind = 'refund') \
            FROM (SELECT 0 AS whole UNION ALL SELECT 1) w CROSS JOIN ",
    kinds!(""),
    " AND (w.whole = 1 OR part <= 5)) a GROUP BY side, key, day, status, payment_status, is_quote, courier \
    HAVING SUM(orders) <> 0 OR SUM(total) <> 0 OR SUM(refunded) <> 0) b ORDER BY day"
);

type Kind = (String, String, i64, String);
/// Side, key, day and kind.
type SumKey = (String, String, i64, Kind);
type SumTuple = (String, String, i64, String, i64, i64, i64);
type SumTypes = (Text, Text, BigInt, Text, BigInt, BigInt, BigInt);
type PlaceTuple = (String, String, String, i64, String, i64, i64, i64);
type ChangeTuple = (i64, String, String, i64, String, String, i64, String, i64, i64, i64);
type ChangeTypes = (BigInt, Text, Text, BigInt, Text, Text, BigInt, Text, BigInt, BigInt, BigInt);

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
    /// What of their money went back.
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

/// An order was placed.
pub(super) fn placed(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    Statement::new(ENTER, &[Value::Int(id.0), Value::Int(id.0)]).execute(connection).map(|_| ()).map_err(store_error)
}

/// An order that had no lines has got some.
pub(super) fn got_lines(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    let values = [Value::Int(id.0), Value::Int(id.0)];
    Statement::new(ENTER_CATEGORIES, &values).execute(connection).map(|_| ()).map_err(store_error)
}

/// Money of an order goes back.
pub(super) fn refunded(connection: &mut Conn, id: OrderId, amount: Money) -> Result<(), StoreError> {
    let values = [Value::Int(amount.minor()), Value::Int(id.0), Value::Int(id.0)];
    Statement::new(REFUND, &values).execute(connection).map(|_| ()).map_err(store_error)
}

/// An order is about to be saved; what [`saved`] needs then.
pub(super) fn leaves(connection: &mut Conn, order: &Order) -> Result<Vec<i64>, StoreError> {
    let values = [
        Value::Int(order.id.0),
        Value::Int(order.id.0),
        Value::Int(order.version),
        Value::Text(order.status.as_str()),
        Value::Text(order.payment_status.as_str()),
        Value::Text(order.shipping.courier.as_str()),
        Value::Int(order.total.minor()),
        Value::Int(i64::from(order.is_quote)),
        Value::Int(order.seller_id.map_or(0, |id| id.0)),
        Value::Int(order.referrer_id.map_or(0, |id| id.0)),
    ];
    Statement::new(LEAVE, &values).load(connection).map_err(store_error)
}

/// An order was saved, or another was faster.
pub(super) fn saved(connection: &mut Conn, id: OrderId, is_saved: bool, left: &[i64]) -> Result<(), StoreError> {
    match (is_saved, left.is_empty()) {
        (_, true) => Ok(()),
        (true, false) => placed(connection, id),
        (false, false) => forget(connection, left),
    }
}

fn forget(connection: &mut Conn, ids: &[i64]) -> Result<(), StoreError> {
    diesel::delete(order_sum_changes::table.filter(order_sum_changes::id.eq_any(ids)))
        .execute(connection)
        .map(|_| ())
        .map_err(store_error)
}

/// What a sum grows by.
#[derive(Insertable)]
#[diesel(table_name = order_sums, treat_none_as_default_value = false)]
struct AddedRow<'a> {
    side: &'a str,
    key: &'a str,
    day: i64,
    status: &'a str,
    payment_status: &'a str,
    is_quote: i64,
    courier: &'a str,
    orders: i64,
    total: i64,
    refunded: i64,
}

impl<'a> AddedRow<'a> {
    fn of(((side, key, day, kind), sum): (&'a SumKey, &'a [i64; 3])) -> AddedRow<'a> {
        let (status, payment_status, is_quote, courier) = kind;
        let [orders, total, refunded] = *sum;
        AddedRow { side, key, day: *day, status, payment_status, is_quote: *is_quote, courier, orders, total, refunded }
    }
}

/// Adds to sums, which begin at nothing, by one statement.
fn add(connection: &mut Conn, rows: &[AddedRow<'_>]) -> Result<(), StoreError> {
    use order_sums::{courier, day, is_quote, key, orders, payment_status, refunded, side, status, total};
    diesel::insert_into(order_sums::table)
        .values(rows)
        .on_conflict((side, key, day, status, payment_status, is_quote, courier))
        .do_update()
        .set((
            orders.eq(orders + excluded(orders)),
            total.eq(total + excluded(total)),
            refunded.eq(refunded + excluded(refunded)),
        ))
        .execute(connection)
        .map(|_| ())
        .map_err(store_error)
}

/// Takes some changes into the sums; false when there were none.
pub(super) fn fold(connection: &mut Conn) -> Result<bool, StoreError> {
    let _: i64 = Statement::new(LOCK, &[]).get_result(connection).map_err(store_error)?;
    let rows: Vec<ChangeTuple> =
        Statement::<ChangeTypes>::answering(TAKE, &[Value::Int(AT_ONCE)]).load(connection).map_err(store_error)?;
    let mut sums: BTreeMap<SumKey, [i64; 3]> = BTreeMap::new();
    let mut ids = Vec::with_capacity(rows.len());
    for (id, side, key, day, status, payment, is_quote, courier, orders, total, refunded) in rows {
        ids.push(id);
        let days = if BY_DAY.contains(&side.as_str()) { vec![day, ALL_DAYS] } else { vec![ALL_DAYS] };
        for day in days {
            let kind = (status.clone(), payment.clone(), is_quote, courier.clone());
            let sum = sums.entry((side.clone(), key.clone(), day, kind)).or_default();
            for (sum, part) in sum.iter_mut().zip([orders, total, refunded]) {
                *sum += part;
            }
        }
    }
    let changed: Vec<AddedRow<'_>> = sums.iter().filter(|(_, sum)| **sum != [0; 3]).map(AddedRow::of).collect();
    for rows in changed.chunks(ROWS_AT_ONCE) {
        add(connection, rows)?;
    }
    forget(connection, &ids)?;
    Ok(!ids.is_empty())
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

/// Orders by kind that were placed from one time to another: the sums of the days of UTC that lie in it in whole, and the
/// orders themselves before the first and after the last of them.
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
    let days: Vec<i64> = Statement::new(MISMATCHES, &[]).load(connection).map_err(store_error)?;
    Ok(days.into_iter().map(day_of).collect())
}
