//! What referred customers bought, by the month of their registration and the month of the order: made of a month whenever
//! the sums of one of its days are made anew. As long as a day of a month is marked as changed, the month is counted from its
//! orders, so that what is read here is exact at any time (decision 36).

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{Money, StoreError};
use tierway_orders::{CohortMonth, MonthIndex, refunded_goods};

use super::Conn;
use crate::error::store_error;
use crate::statement::{Statement, Value};

const BOUGHT: &str = "SELECT g.cohort, COUNT(DISTINCT o.customer_id), COUNT(*), CAST(SUM(o.goods_total) AS BIGINT) \
     FROM order_origins g JOIN orders o ON o.id = g.order_id \
     WHERE g.month = ? AND g.cohort >= ? AND g.cohort <= ? AND o.status <> 'cancelled' AND NOT o.is_quote \
     GROUP BY g.cohort ORDER BY g.cohort";
const REFUNDED: &str = "SELECT g.cohort, o.goods_total, o.tax, CAST(SUM(p.amount) AS BIGINT) \
     FROM order_origins g JOIN orders o ON o.id = g.order_id JOIN order_payments p ON p.order_id = o.id \
     WHERE g.month = ? AND g.cohort >= ? AND g.cohort <= ? AND o.status <> 'cancelled' AND NOT o.is_quote \
     AND p.kind = 'refund' GROUP BY o.id, g.cohort, o.goods_total, o.tax";
const KEPT: &str = "SELECT cohort, month, customers, orders, revenue FROM cohort_sums \
     WHERE cohort >= ? AND cohort <= ? ORDER BY cohort, month";
const FORGET: &str = "DELETE FROM cohort_sums WHERE month = ?";
const KEEP: &str = "INSERT INTO cohort_sums (cohort, month, customers, orders, revenue) VALUES (?, ?, ?, ?, ?)";
const MONTHS: &str = "SELECT DISTINCT month FROM order_origins WHERE cohort IS NOT NULL ORDER BY month";
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
pub(super) fn make(connection: &mut Conn, month: MonthIndex) -> Result<(), StoreError> {
    Statement::new(FORGET, &[Value::Int(month.0)]).execute(connection).map_err(store_error)?;
    for row in counted(connection, month, (MonthIndex(i64::MIN), MonthIndex(i64::MAX)))? {
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
    month: MonthIndex,
    (from, to): (MonthIndex, MonthIndex),
) -> Result<Vec<CohortMonth>, StoreError> {
    let values = [month, from, to].map(|month| Value::Int(month.0));
    let back: Vec<(i64, i64, i64, i64)> =
        Statement::<Cells>::answering(REFUNDED, &values).load(connection).map_err(store_error)?;
    let mut refunds: HashMap<i64, i64> = HashMap::new();
    for (cohort, goods, tax, refunded) in back {
        let part = refunded_goods(Money::of(goods), Money::of(tax), Money::of(refunded));
        *refunds.entry(cohort).or_default() += part.minor();
    }
    let rows: Vec<(i64, i64, i64, i64)> =
        Statement::<Cells>::answering(BOUGHT, &values).load(connection).map_err(store_error)?;
    let read = |(cohort, customers, orders, goods): (i64, i64, i64, i64)| CohortMonth {
        cohort: MonthIndex(cohort),
        month,
        customers: customers.unsigned_abs(),
        orders: orders.unsigned_abs(),
        revenue: Money::of(goods - refunds.get(&cohort).copied().unwrap_or_default()),
    };
    Ok(rows.into_iter().map(read).collect())
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
    days: &[NaiveDate],
    from: MonthIndex,
    to: MonthIndex,
) -> Result<Vec<CohortMonth>, StoreError> {
    let changed = changed(days);
    let mut rows = kept(connection, from, to)?;
    rows.retain(|row| !changed.contains(&row.month));
    for month in changed {
        rows.extend(counted(connection, month, (from, to))?);
    }
    rows.sort_unstable_by_key(|row| (row.cohort, row.month));
    Ok(rows)
}

/// Months of which no day has changed and whose sums are not what the orders say.
pub(super) fn mismatches(connection: &mut Conn, days: &[NaiveDate]) -> Result<Vec<MonthIndex>, StoreError> {
    let all = (MonthIndex(i64::MIN), MonthIndex(i64::MAX));
    let mut kept_by_month: HashMap<MonthIndex, Vec<CohortMonth>> = HashMap::new();
    for row in kept(connection, all.0, all.1)? {
        kept_by_month.entry(row.month).or_default().push(row);
    }
    let ordered: Vec<i64> = Statement::new(MONTHS, &[]).load(connection).map_err(store_error)?;
    let months: BTreeSet<MonthIndex> =
        ordered.into_iter().map(MonthIndex).chain(kept_by_month.keys().copied()).collect();
    let changed = changed(days);
    let mut wrong = Vec::new();
    for month in months.into_iter().filter(|month| !changed.contains(month)) {
        if counted(connection, month, all)? != kept_by_month.remove(&month).unwrap_or_default() {
            wrong.push(month);
        }
    }
    Ok(wrong)
}
