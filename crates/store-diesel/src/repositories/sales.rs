//! Sales data and its totals.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Days, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_kernel::{BusinessZone, OrderId, StoreError, from_micros, to_micros};
use tierway_orders::{
    CohortMonth, MonthIndex, OrderCounts, Quotations, Registrations, Sales, SalesDimension, SalesRepository, SoldOrder,
};

use super::sold_orders::id_rows;
use super::{Conn, DieselTransaction, cohort_sums, order_sums, order_sums_rollup, row_counts, sold_orders};
use crate::error::store_error;
use crate::rows::{day_number, day_of, read_sales, sales_times};
use crate::statement::{Statement, Value};

/// The orders of a time that count.
const SOLD: &str = "SELECT id FROM orders WHERE created_at >= ? AND created_at < ? AND status <> 'cancelled' \
     AND NOT is_quote ORDER BY created_at, id";
/// Orders of a time that the log names, coming from the log.
macro_rules! changed {
    ($column:literal, $which:literal) => {
        concat!(
            "SELECT DISTINCT ",
            $column,
            " FROM order_changes c CROSS JOIN orders o WHERE o.id = c.order_id",
            $which,
            " AND o.created_at >= ? AND o.created_at < ?"
        )
    };
}
/// Orders of a time that are summed up by the days of another zone; there are some right after the zone was changed only.
macro_rules! elsewhere {
    ($column:literal) => {
        concat!(
            "SELECT ",
            $column,
            " FROM orders o JOIN counted_orders n ON n.order_id = o.id \
             WHERE o.created_at >= ? AND o.created_at < ? AND (n.zone < ? OR n.zone > ?)"
        )
    };
}

const BY_DAY: &str = "SELECT day, orders, units, goods, refunds, cost FROM daily_sales \
     WHERE side = 'all' AND day >= ? AND day <= ?";
const BY_KEY: &str = "SELECT key, CAST(SUM(orders) AS BIGINT), CAST(SUM(units) AS BIGINT), CAST(SUM(goods) AS BIGINT), \
     CAST(SUM(refunds) AS BIGINT), CAST(SUM(cost) AS BIGINT) FROM daily_sales \
     WHERE side = ? AND day >= ? AND day <= ? GROUP BY key";
const IN_ALL: &str = "SELECT CAST(COALESCE(SUM(orders), 0) AS BIGINT), CAST(COALESCE(SUM(units), 0) AS BIGINT), \
     CAST(COALESCE(SUM(goods), 0) AS BIGINT), CAST(COALESCE(SUM(refunds), 0) AS BIGINT), \
     CAST(COALESCE(SUM(cost), 0) AS BIGINT) FROM daily_sales WHERE side = 'all' AND day >= ? AND day <= ?";
const FOLDS: &str = "SELECT day, folds FROM sales_rollups WHERE day >= ? AND day <= ?";

const COHORTS: &str = "SELECT u.created_at, CAST(CASE WHEN EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = u.id \
     AND o.status <> 'cancelled' AND NOT o.is_quote) THEN 1 ELSE 0 END AS BIGINT) FROM users u \
     WHERE u.role = 'customer' AND u.referred_by IS NOT NULL AND u.created_at >= ? AND u.created_at < ?";
const REGISTRATIONS: &str = "SELECT u.role, COUNT(*), CAST(SUM(CASE WHEN EXISTS (SELECT 1 FROM orders o \
     WHERE o.customer_id = u.id AND o.status <> 'cancelled' AND NOT o.is_quote) THEN 1 ELSE 0 END) AS BIGINT) \
     FROM users u WHERE u.role IN ('wholesaler', 'dealer', 'agent', 'sub-agent', 'customer') \
     AND u.created_at >= ? AND u.created_at < ? GROUP BY u.role";
const QUOTATIONS: &str = "SELECT COUNT(*), \
     CAST(COALESCE(SUM(CASE WHEN q.offered_at IS NOT NULL THEN 1 ELSE 0 END), 0) AS BIGINT), \
     CAST(COALESCE(SUM(CASE WHEN q.state = 'accepted' THEN 1 ELSE 0 END), 0) AS BIGINT) \
     FROM quotes q WHERE q.created_at >= ? AND q.created_at < ?";

/// Two zones are not further apart, and nor are the beginnings of a day in them.
const APART: Days = Days::new(2);
/// Orders per statement.
const ORDERS_AT_ONCE: usize = 1_000;

/// Reads of orders, some at a time.
fn in_lists(
    orders: &[i64],
    mut read: impl FnMut(&str) -> Result<Vec<SoldOrder>, StoreError>,
) -> Result<Vec<SoldOrder>, StoreError> {
    let mut all = Vec::new();
    for some in orders.chunks(ORDERS_AT_ONCE) {
        all.extend(read(&id_rows(some.iter().copied()))?);
    }
    Ok(all)
}

/// A column of the orders whose sums may not be what they are, by the statements for changed ones and for another zone's.
fn unsummed(
    connection: &mut Conn,
    [changed, elsewhere]: [&str; 2],
    zone: BusinessZone,
    (from, to): (NaiveDate, NaiveDate),
) -> Result<Vec<i64>, StoreError> {
    let first = from.checked_sub_days(APART).unwrap_or(from);
    let last = to.checked_add_days(APART).unwrap_or(to);
    let [start, end] = sales_times(zone, first, last);
    let times = [Value::Int(start), Value::Int(end)];
    let mut found: Vec<i64> = Statement::new(changed, &times).load(connection).map_err(store_error)?;
    if order_sums_rollup::is_any_elsewhere(connection, zone)? {
        let values = [Value::Int(start), Value::Int(end), Value::Text(zone.name()), Value::Text(zone.name())];
        found.extend(Statement::new(elsewhere, &values).load::<i64>(connection).map_err(store_error)?);
    }
    Ok(found)
}

impl SalesRepository for DieselTransaction<'_> {
    fn sold(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError> {
        let times = sales_times(zone, from, to).map(Value::Int);
        let ids: Vec<i64> = Statement::new(SOLD, &times).load(self.connection).map_err(store_error)?;
        in_lists(&ids, |list| sold_orders::now(self.connection, zone, list))
    }

    fn sold_of(&mut self, zone: BusinessZone, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError> {
        let ids: Vec<i64> = orders.iter().map(|id| id.0).collect();
        in_lists(&ids, |list| sold_orders::now(self.connection, zone, list))
    }

    fn summed(&mut self, orders: &[OrderId]) -> Result<Vec<SoldOrder>, StoreError> {
        let ids: Vec<i64> = orders.iter().map(|id| id.0).collect();
        in_lists(&ids, |list| sold_orders::summed(self.connection, list))
    }

    fn unsummed(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<OrderId>, StoreError> {
        let texts = [changed!("o.id", " AND c.sells"), elsewhere!("o.id")];
        let mut ids = unsummed(self.connection, texts, zone, (from, to))?;
        ids.sort_unstable();
        ids.dedup();
        Ok(ids.into_iter().map(OrderId).collect())
    }

    fn open_days(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeSet<NaiveDate>, StoreError> {
        let texts = [changed!("o.created_at", ""), elsewhere!("o.created_at")];
        let times = unsummed(self.connection, texts, zone, (from, to))?;
        let days = times.into_iter().map(|time| zone.day(from_micros(time)));
        Ok(days.filter(|day| (from..=to).contains(day)).collect())
    }

    fn rollup_by_day(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, Sales>, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let rows: Vec<(i64, i64, i64, i64, i64, i64)> =
            Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(BY_DAY, &values)
                .load(self.connection)
                .map_err(store_error)?;
        let read = |(day, orders, units, goods, refunds, cost)| {
            (day_of(day), read_sales((orders, units, goods, refunds, cost)))
        };
        Ok(rows.into_iter().map(read).collect())
    }

    fn rolled_up(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Sales, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let sums = Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(IN_ALL, &values);
        sums.get_result(self.connection).map(read_sales).map_err(store_error)
    }

    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, u64>, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let days: Vec<(i64, i64)> =
            Statement::<(BigInt, BigInt)>::answering(FOLDS, &values).load(self.connection).map_err(store_error)?;
        Ok(days.into_iter().map(|(day, folds)| (day_of(day), folds.unsigned_abs())).collect())
    }

    fn rollup_by_key(
        &mut self,
        side: SalesDimension,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, StoreError> {
        let values = [Value::Text(side.as_str()), Value::Int(day_number(from)), Value::Int(day_number(to))];
        let rows: Vec<(String, i64, i64, i64, i64, i64)> =
            Statement::<(Text, BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(BY_KEY, &values)
                .load(self.connection)
                .map_err(store_error)?;
        let read =
            |(key, orders, units, goods, refunds, cost)| (key, read_sales((orders, units, goods, refunds, cost)));
        Ok(rows.into_iter().map(read).collect())
    }

    fn cohort_months(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<CohortMonth>, StoreError> {
        cohort_sums::read(self.connection, zone, (from, to))
    }

    fn cohorts(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<(MonthIndex, u64, u64)>, StoreError> {
        let start = |month: MonthIndex| month.start().map_or(i64::MAX, |day| to_micros(zone.start(day)));
        let values = [Value::Int(start(from)), Value::Int(start(MonthIndex(to.0 + 1)))];
        let rows: Vec<(i64, i64)> =
            Statement::<(BigInt, BigInt)>::answering(COHORTS, &values).load(self.connection).map_err(store_error)?;
        let mut months: BTreeMap<MonthIndex, (u64, u64)> = BTreeMap::new();
        for (registered, ordered) in rows {
            let (all, some) = months.entry(MonthIndex::at(zone, from_micros(registered))).or_default();
            *all += 1;
            *some += ordered.unsigned_abs();
        }
        Ok(months.into_iter().map(|(month, (all, some))| (month, all, some)).collect())
    }

    fn registrations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<Registrations>, StoreError> {
        let values = [Value::Int(to_micros(from)), Value::Int(to_micros(to))];
        let rows: Vec<(String, i64, i64)> = Statement::<(Text, BigInt, BigInt)>::answering(REGISTRATIONS, &values)
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(role, registered, ordered): (String, i64, i64)| {
            let role = role.parse().map_err(|_| StoreError::Failed(format!("users.role holds {role}")))?;
            Ok(Registrations { role, registered: registered.unsigned_abs(), ordered: ordered.unsigned_abs() })
        };
        let mut roles: Vec<Registrations> = rows.into_iter().map(read).collect::<Result<_, StoreError>>()?;
        roles.sort_by_key(|row| row.role);
        Ok(roles)
    }

    fn quotations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Quotations, StoreError> {
        let values = [Value::Int(to_micros(from)), Value::Int(to_micros(to))];
        let (asked, offered, accepted): (i64, i64, i64) =
            Statement::<(BigInt, BigInt, BigInt)>::answering(QUOTATIONS, &values)
                .get_result(self.connection)
                .map_err(store_error)?;
        let [asked, offered, accepted] = [asked, offered, accepted].map(i64::unsigned_abs);
        Ok(Quotations { asked, offered, accepted })
    }

    fn placed_orders(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<OrderCounts, StoreError> {
        let mut counts = OrderCounts::default();
        for sum in order_sums::read_between(self.connection, "all", "", from, to)? {
            if !sum.is_quote {
                counts.add(sum.status, sum.is_paid, sum.orders);
            }
        }
        Ok(counts)
    }

    fn rollup_rows(&mut self, settled: DateTime<Utc>) -> Result<(), StoreError> {
        row_counts::fold(self.connection, settled)
    }

    fn rollup_orders(&mut self, zone: BusinessZone, most: u32) -> Result<bool, StoreError> {
        order_sums_rollup::fold(self.connection, zone, most)
    }

    fn has_foreign_sums(&mut self) -> Result<bool, StoreError> {
        order_sums_rollup::has_foreign_sums(self.connection)
    }

    fn discard_foreign_sums(&mut self) -> Result<bool, StoreError> {
        order_sums_rollup::discard_foreign_sums(self.connection)
    }

    fn miscounted_cohorts(&mut self, zone: BusinessZone) -> Result<Vec<MonthIndex>, StoreError> {
        cohort_sums::mismatches(self.connection, zone)
    }

    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError> {
        order_sums::mismatches(self.connection)
    }
}
