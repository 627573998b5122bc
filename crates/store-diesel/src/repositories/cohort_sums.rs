//! Purchases of referred customers by month of registration and month of order: stored aggregates, corrected by changed
//! orders (decision 70).

use std::collections::{BTreeMap, BTreeSet};

use chrono::Duration;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_kernel::{BusinessZone, Money, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{CohortMonth, MonthIndex, ReferredOrder, cohort_months};

use super::Conn;
use super::sold_orders::{id_rows, read_zone};
use crate::error::store_error;
use crate::statement::{Statement, Value};

/// How many customers' orders are in memory at once.
const CUSTOMERS_AT_ONCE: usize = 500;
/// Microseconds that are longer than a month of any zone, and as much as two zones are apart.
const MONTH: i64 = 34 * 86_400_000_000;
/// All cohorts.
const ALL: (MonthIndex, MonthIndex) = (MonthIndex(0), MonthIndex(12 * 9_999));

/// Counting orders of referred customers; the filter is appended.
macro_rules! bought {
    ($from:literal, $of:literal) => {
        concat!(
            "SELECT o.customer_id, u.created_at, o.created_at, '', o.goods_total, o.tax, \
             (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM order_payments p \
                 WHERE p.order_id = o.id AND p.kind = 'refund') \
             FROM ",
            $from,
            " JOIN users u ON u.id = o.customer_id WHERE ",
            $of,
            "o.created_at >= ? AND o.created_at <= ? AND o.cohort IS NOT NULL AND o.status <> 'cancelled' \
             AND NOT o.is_quote"
        )
    };
}

const BOUGHT: &str = bought!("(VALUES #) i CROSS JOIN orders o", "o.customer_id = i.column1 AND ");
const BOUGHT_THEN: &str = bought!("orders o", "");
/// The same as the sums hold them.
const SUMMED: &str = "SELECT o.customer_id, u.created_at, o.created_at, n.zone, n.goods, n.tax, n.refunded \
     FROM (VALUES #) i CROSS JOIN orders o CROSS JOIN users u CROSS JOIN counted_orders n \
     WHERE o.customer_id = i.column1 AND u.id = o.customer_id AND n.order_id = o.id \
     AND o.created_at >= ? AND o.created_at <= ? AND o.cohort IS NOT NULL AND n.zone <> '' AND n.status <> 'cancelled' AND NOT n.is_quote";
/// Referred customers of some orders, and when they placed the first and the last of these.
const BUYERS: &str = "SELECT o.customer_id, MIN(o.created_at), MAX(o.created_at) FROM (VALUES #) i CROSS JOIN orders o \
     WHERE o.id = i.column1 AND o.cohort IS NOT NULL GROUP BY o.customer_id";
/// The same of orders that are not summed up as they are, by customers of some time.
const UNSUMMED: &str = "SELECT o.customer_id, MIN(o.created_at), MAX(o.created_at) FROM (\
     SELECT order_id FROM order_changes WHERE sells UNION SELECT order_id FROM counted_orders WHERE zone < ? OR zone > ?) c \
     CROSS JOIN orders o JOIN users u ON u.id = o.customer_id \
     WHERE o.id = c.order_id AND o.cohort IS NOT NULL AND u.created_at >= ? AND u.created_at < ? \
     GROUP BY o.customer_id ORDER BY o.customer_id";
const KEPT: &str =
    "SELECT cohort, month, customers, orders, revenue FROM cohort_sums WHERE cohort >= ? AND cohort <= ?";
const ADD: &str = "INSERT INTO cohort_sums (cohort, month, customers, orders, revenue) VALUES (?, ?, ?, ?, ?) \
     ON CONFLICT (cohort, month) DO UPDATE SET customers = cohort_sums.customers + excluded.customers, \
     orders = cohort_sums.orders + excluded.orders, revenue = cohort_sums.revenue + excluded.revenue";
const FORGET_EMPTY: &str = "DELETE FROM cohort_sums WHERE orders = 0";
/// When the first and the last order were placed.
const ENDS: &str = "SELECT COALESCE(MIN(created_at), 0), COALESCE(MAX(created_at), -1) FROM orders";

type BoughtTuple = (i64, i64, i64, String, i64, i64, i64);
type BoughtTypes = (BigInt, BigInt, BigInt, Text, BigInt, BigInt, BigInt);
/// Customers, orders and revenue by cohort and month.
type Cells = BTreeMap<(MonthIndex, MonthIndex), [i64; 3]>;

/// Referred customers, and the time in which their months may have changed.
pub(super) struct Buyers {
    list: String,
    from: i64,
    to: i64,
}

impl Buyers {
    fn of(rows: &[(i64, i64, i64)]) -> Buyers {
        let from = rows.iter().map(|(_, first, _)| *first).min().unwrap_or_default();
        let to = rows.iter().map(|(_, _, last)| *last).max().unwrap_or_default();
        Buyers { list: id_rows(rows.iter().map(|(customer, _, _)| *customer)), from: from - MONTH, to: to + MONTH }
    }

    /// The buyers of these orders.
    pub(super) fn of_orders(connection: &mut Conn, orders: &str) -> Result<Buyers, StoreError> {
        let rows: Vec<(i64, i64, i64)> =
            Statement::<(BigInt, BigInt, BigInt)>::answering(&BUYERS.replace('#', orders), &[])
                .only_once()
                .load(connection)
                .map_err(store_error)?;
        Ok(Buyers::of(&rows))
    }

    /// Their purchases, from the stored totals.
    pub(super) fn summed(&self, connection: &mut Conn) -> Result<Vec<ReferredOrder>, StoreError> {
        self.load(connection, SUMMED, None)
    }

    fn load(
        &self,
        connection: &mut Conn,
        text: &str,
        zone: Option<BusinessZone>,
    ) -> Result<Vec<ReferredOrder>, StoreError> {
        if self.list.is_empty() {
            return Ok(Vec::new());
        }
        load(connection, &text.replace('#', &self.list), (self.from, self.to), zone)
    }
}

/// Orders of a time, both ends with it, by the zone or by their own.
fn load(
    connection: &mut Conn,
    text: &str,
    (from, to): (i64, i64),
    zone: Option<BusinessZone>,
) -> Result<Vec<ReferredOrder>, StoreError> {
    let rows: Vec<BoughtTuple> = Statement::<BoughtTypes>::answering(text, &[from, to].map(Value::Int))
        .only_once()
        .load(connection)
        .map_err(store_error)?;
    let read = |(customer, registered, placed, own, goods, tax, refunded): BoughtTuple| {
        Ok(ReferredOrder {
            customer_id: UserId(customer),
            registered_at: from_micros(registered),
            placed_at: from_micros(placed),
            zone: zone.map_or_else(|| read_zone(&own), Ok)?,
            goods: Money::of(goods),
            tax: Money::of(tax),
            refunded: Money::of(refunded),
        })
    };
    rows.into_iter().map(read).collect()
}

fn add_to(cells: &mut Cells, rows: Vec<CohortMonth>, sign: i64) {
    let whole = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    for row in rows {
        let cell = cells.entry((row.cohort, row.month)).or_default();
        let parts = [whole(row.customers), whole(row.orders), row.revenue.minor()];
        cell.iter_mut().zip(parts).for_each(|(sum, part)| *sum += sign * part);
    }
}

/// Adds to the sums what customers bought otherwise than the sums held it.
pub(super) fn replace(
    connection: &mut Conn,
    before: &[ReferredOrder],
    after: &[ReferredOrder],
) -> Result<(), StoreError> {
    let mut cells = Cells::new();
    add_to(&mut cells, cohort_months(before), -1);
    add_to(&mut cells, cohort_months(after), 1);
    let mut is_any_less = false;
    for ((cohort, month), parts) in cells.into_iter().filter(|(_, parts)| *parts != [0; 3]) {
        let values = [cohort.0, month.0, parts[0], parts[1], parts[2]].map(Value::Int);
        Statement::new(ADD, &values).execute(connection).map_err(store_error)?;
        is_any_less |= parts[1] < 0;
    }
    if is_any_less {
        Statement::new(FORGET_EMPTY, &[]).execute(connection).map_err(store_error)?;
    }
    Ok(())
}

/// Purchases of the cohorts of these months: stored totals, and later purchases.
pub(super) fn read(
    connection: &mut Conn,
    zone: BusinessZone,
    (from, to): (MonthIndex, MonthIndex),
) -> Result<Vec<CohortMonth>, StoreError> {
    let kept: Vec<(i64, i64, i64, i64, i64)> =
        Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(KEPT, &[from, to].map(|at| Value::Int(at.0)))
            .load(connection)
            .map_err(store_error)?;
    let cell = |(cohort, month, customers, orders, revenue): (i64, i64, i64, i64, i64)| {
        ((MonthIndex(cohort), MonthIndex(month)), [customers, orders, revenue])
    };
    let mut cells: Cells = kept.into_iter().map(cell).collect();
    let start = |month: MonthIndex| month.start().map_or(i64::MAX - MONTH, |day| to_micros(zone.start(day)));
    let (first, after) = (start(from) - MONTH, start(MonthIndex(to.0 + 1)) + MONTH);
    let values = [Value::Text(zone.name()), Value::Text(zone.name()), Value::Int(first), Value::Int(after)];
    let buyers: Vec<(i64, i64, i64)> =
        Statement::<(BigInt, BigInt, BigInt)>::answering(UNSUMMED, &values).load(connection).map_err(store_error)?;
    for some in buyers.chunks(CUSTOMERS_AT_ONCE) {
        let buyers = Buyers::of(some);
        add_to(&mut cells, cohort_months(&buyers.load(connection, BOUGHT, Some(zone))?), 1);
        add_to(&mut cells, cohort_months(&buyers.summed(connection)?), -1);
    }
    cells.retain(|(cohort, _), parts| (from..=to).contains(cohort) && *parts != [0; 3]);
    let row = |((cohort, month), [customers, orders, revenue]): ((MonthIndex, MonthIndex), [i64; 3])| CohortMonth {
        cohort,
        month,
        customers: customers.unsigned_abs(),
        orders: orders.unsigned_abs(),
        revenue: Money::of(revenue),
    };
    Ok(cells.into_iter().map(row).collect())
}

/// Months of orders of which that is not what the orders say.
pub(super) fn mismatches(connection: &mut Conn, zone: BusinessZone) -> Result<Vec<MonthIndex>, StoreError> {
    let mut by_month: BTreeMap<MonthIndex, Vec<CohortMonth>> = BTreeMap::new();
    for row in read(connection, zone, ALL)? {
        by_month.entry(row.month).or_default().push(row);
    }
    let (first, last): (i64, i64) =
        Statement::<(BigInt, BigInt)>::answering(ENDS, &[]).get_result(connection).map_err(store_error)?;
    let [first, last] = [first, last].map(|time| MonthIndex::at(zone, from_micros(time)).0);
    let mut wrong = BTreeSet::new();
    for month in (first..=last).map(MonthIndex) {
        let ends = month.start().zip(MonthIndex(month.0 + 1).start());
        let Some((start, end)) = ends.map(|(day, next)| (zone.start(day), zone.start(next))) else { continue };
        let time = (to_micros(start), to_micros(end - Duration::microseconds(1)));
        let orders = load(connection, BOUGHT_THEN, time, Some(zone))?;
        if cohort_months(&orders) != by_month.remove(&month).unwrap_or_default() {
            wrong.insert(month);
        }
    }
    wrong.extend(by_month.into_keys());
    Ok(wrong.into_iter().collect())
}
