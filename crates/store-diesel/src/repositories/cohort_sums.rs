//! What referred customers bought, by the month of their registration and the month of the order: made of a month whenever
//! the sums of one of its days are made anew. As long as a day of a month is marked as changed, the month is counted from its
//! orders, so that what is read here is exact at any time (decision 36).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Duration, NaiveDate};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{BusinessZone, Money, StoreError, from_micros, to_micros};
use tierway_orders::{CohortMonth, MonthIndex, refunded_goods};

use super::Conn;
use crate::error::store_error;
use crate::statement::{Statement, Value};

/// The orders of referred customers in a time. Months that are kept with orders are those of UTC; they lead there.
macro_rules! bought {
    ($select:literal, $join:literal, $end:literal) => {
        concat!(
            $select,
            " FROM order_origins g JOIN orders o ON o.id = g.order_id JOIN users u ON u.id = o.customer_id",
            $join,
            " WHERE g.month >= ? AND g.month <= ? AND g.cohort >= ? AND g.cohort <= ? \
             AND o.created_at >= ? AND o.created_at < ? AND o.status <> 'cancelled' AND NOT o.is_quote",
            $end
        )
    };
}

const BOUGHT: &str =
    bought!("SELECT u.created_at, COUNT(*), CAST(SUM(o.goods_total) AS BIGINT)", "", " GROUP BY u.id, u.created_at");
const REFUNDED: &str = bought!(
    "SELECT u.created_at, o.goods_total, o.tax, CAST(SUM(p.amount) AS BIGINT)",
    " JOIN order_payments p ON p.order_id = o.id",
    " AND p.kind = 'refund' GROUP BY o.id, u.created_at, o.goods_total, o.tax"
);
const KEPT: &str = "SELECT cohort, month, customers, orders, revenue FROM cohort_sums \
     WHERE cohort >= ? AND cohort <= ? ORDER BY cohort, month";
const FORGET: &str = "DELETE FROM cohort_sums WHERE month = ?";
const KEEP: &str = "INSERT INTO cohort_sums (cohort, month, customers, orders, revenue) VALUES (?, ?, ?, ?, ?)";
/// The months of UTC with orders of referred customers.
const MONTHS: &str = "SELECT DISTINCT month FROM order_origins WHERE cohort IS NOT NULL ORDER BY month";
/// All cohorts.
const ALL: (MonthIndex, MonthIndex) = (MonthIndex(0), MonthIndex(12 * 9_999));
/// Who makes the sums of a month locks it; no day has such a number.
const LOCK: &str = "INSERT INTO sales_folds (day, folds) VALUES (?, 1) \
     ON CONFLICT (day) DO UPDATE SET folds = sales_folds.folds + 1 RETURNING folds";
/// Numbers of locks begin below this.
const LOCKS: i64 = -1_000;

type Cells = (BigInt, BigInt, BigInt, BigInt);

/// The months that have a changed day.
fn changed(days: &[NaiveDate]) -> BTreeSet<MonthIndex> {
    days.iter().copied().map(MonthIndex::of).collect()
}

/// Keeps others from making the sums of a month until the transaction ends.
pub(super) fn lock(connection: &mut Conn, month: MonthIndex) -> Result<(), StoreError> {
    let values = [Value::Int(LOCKS - month.0)];
    Statement::new(LOCK, &values).get_result::<i64>(connection).map(|_| ()).map_err(store_error)
}

/// Makes the sums of a month anew.
pub(super) fn make(connection: &mut Conn, zone: BusinessZone, month: MonthIndex) -> Result<(), StoreError> {
    Statement::new(FORGET, &[Value::Int(month.0)]).execute(connection).map_err(store_error)?;
    for row in counted(connection, zone, month, ALL)? {
        let number = |count: u64| Value::Int(i64::try_from(count).unwrap_or(i64::MAX));
        let values = [
            Value::Int(row.cohort.0),
            Value::Int(month.0),
            number(row.customers),
            number(row.orders),
            Value::Int(row.revenue.minor()),
        ];
        Statement::new(KEEP, &values).execute(connection).map_err(store_error)?;
    }
    Ok(())
}

/// What the orders of a month say of some cohorts, by cohort.
fn counted(
    connection: &mut Conn,
    zone: BusinessZone,
    month: MonthIndex,
    (from, to): (MonthIndex, MonthIndex),
) -> Result<Vec<CohortMonth>, StoreError> {
    let (Some(first), Some(next)) = (month.start(), MonthIndex(month.0 + 1).start()) else { return Ok(Vec::new()) };
    let (start, end) = (zone.start(first), zone.start(next));
    let last = end - Duration::microseconds(1);
    let months = [start, last].map(|time| MonthIndex::at(BusinessZone::UTC, time).0);
    let values = [months[0], months[1], from.0 - 1, to.0 + 1, to_micros(start), to_micros(end)].map(Value::Int);
    let cohort = |registered: i64| MonthIndex::at(zone, from_micros(registered));
    let rows: Vec<(i64, i64, i64)> =
        Statement::<(BigInt, BigInt, BigInt)>::answering(BOUGHT, &values).load(connection).map_err(store_error)?;
    let mut cohorts: BTreeMap<MonthIndex, CohortMonth> = BTreeMap::new();
    for (registered, orders, goods) in rows {
        let cohort = cohort(registered);
        let none = CohortMonth { cohort, month, customers: 0, orders: 0, revenue: Money::ZERO };
        let row = cohorts.entry(cohort).or_insert(none);
        row.customers += 1;
        row.orders += orders.unsigned_abs();
        row.revenue = Money::of(row.revenue.minor() + goods);
    }
    let back: Vec<(i64, i64, i64, i64)> =
        Statement::<Cells>::answering(REFUNDED, &values).load(connection).map_err(store_error)?;
    for (registered, goods, tax, refunded) in back {
        let part = refunded_goods(Money::of(goods), Money::of(tax), Money::of(refunded));
        if let Some(row) = cohorts.get_mut(&cohort(registered)) {
            row.revenue = Money::of(row.revenue.minor() - part.minor());
        }
    }
    Ok(cohorts.into_values().filter(|row| (from..=to).contains(&row.cohort)).collect())
}

/// The sums as they are kept, also those of changed months.
fn kept(connection: &mut Conn, from: MonthIndex, to: MonthIndex) -> Result<Vec<CohortMonth>, StoreError> {
    let rows: Vec<(i64, i64, i64, i64, i64)> =
        Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(KEPT, &[from, to].map(|at| Value::Int(at.0)))
            .load(connection)
            .map_err(store_error)?;
    let read = |(cohort, month, customers, orders, revenue): (i64, i64, i64, i64, i64)| CohortMonth {
        cohort: MonthIndex(cohort),
        month: MonthIndex(month),
        customers: customers.unsigned_abs(),
        orders: orders.unsigned_abs(),
        revenue: Money::of(revenue),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// What the cohorts of these months bought: kept where no day of the month has changed, else counted.
pub(super) fn read(
    connection: &mut Conn,
    zone: BusinessZone,
    days: &[NaiveDate],
    (from, to): (MonthIndex, MonthIndex),
) -> Result<Vec<CohortMonth>, StoreError> {
    let changed = changed(days);
    let mut rows = kept(connection, from, to)?;
    rows.retain(|row| !changed.contains(&row.month));
    for month in changed {
        rows.extend(counted(connection, zone, month, (from, to))?);
    }
    rows.sort_unstable_by_key(|row| (row.cohort, row.month));
    Ok(rows)
}

/// Months of which no day has changed and whose sums are not what the orders say.
pub(super) fn mismatches(
    connection: &mut Conn,
    zone: BusinessZone,
    days: &[NaiveDate],
) -> Result<Vec<MonthIndex>, StoreError> {
    let mut kept_by_month: HashMap<MonthIndex, Vec<CohortMonth>> = HashMap::new();
    for row in kept(connection, ALL.0, ALL.1)? {
        kept_by_month.entry(row.month).or_default().push(row);
    }
    let ordered: Vec<i64> = Statement::new(MONTHS, &[]).load(connection).map_err(store_error)?;
    let ordered = ordered.into_iter().flat_map(|month| [month - 1, month, month + 1]).map(MonthIndex);
    let months: BTreeSet<MonthIndex> = ordered.chain(kept_by_month.keys().copied()).collect();
    let changed = changed(days);
    let mut wrong = Vec::new();
    for month in months.into_iter().filter(|month| !changed.contains(month)) {
        if counted(connection, zone, month, ALL)? != kept_by_month.remove(&month).unwrap_or_default() {
            wrong.push(month);
        }
    }
    Ok(wrong)
}
