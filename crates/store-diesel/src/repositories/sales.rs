//! What sales are counted from, and the sums of days. Which days have changed is written by `sales_marks`.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_kernel::{BusinessZone, Money, OrderId, ProductId, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{
    CohortMonth, MonthIndex, OrderCounts, OrderOrigin, Quotations, Registrations, Sales, SalesRepository, SalesSide,
    SoldLine, SoldOrder,
};

use super::{Conn, DieselTransaction, cohort_sums, order_sums, order_sums_fold, row_sums};
use crate::error::store_error;
use crate::rows::{day_number, day_of, read_sales, sales_times};
use crate::schema::{sales_days, sales_marks};
use crate::statement::{Statement, Value};

/// The orders of a time that count.
macro_rules! counting {
    ($select:literal, $end:literal) => {
        concat!(
            $select,
            " WHERE o.created_at >= ? AND o.created_at < ? AND o.status <> 'cancelled' AND NOT o.is_quote",
            $end
        )
    };
}

const ORDERS: &str = counting!(
    "SELECT o.id, o.created_at, o.channel, g.buyer_role, g.region, g.cohort, o.seller_id, o.referrer_id, o.goods_total, \
     o.tax FROM orders o JOIN order_origins g ON g.order_id = o.id",
    " ORDER BY o.created_at, o.id"
);
const LINES: &str = counting!(
    "SELECT l.order_id, l.id, l.product_id, s.category, l.pieces, l.total, s.unit_cost FROM orders o \
     JOIN order_lines l ON l.order_id = o.id JOIN sold_lines s ON s.line_id = l.id",
    " ORDER BY l.order_id, l.position"
);
// A sum of BIGINT is NUMERIC on PostgreSQL.
const RETURNED: &str = counting!(
    "SELECT b.line_id, CAST(SUM(b.received) AS BIGINT), CAST(SUM(b.restocked) AS BIGINT) FROM orders o \
     JOIN order_returns r ON r.order_id = o.id JOIN order_return_lines b ON b.return_id = r.id",
    " AND b.received > 0 GROUP BY b.line_id"
);
const REFUNDED: &str = counting!(
    "SELECT o.id, CAST(SUM(p.amount) AS BIGINT) FROM orders o JOIN order_payments p ON p.order_id = o.id",
    " AND p.kind = 'refund' GROUP BY o.id"
);

const BY_DAY: &str = "SELECT day, orders, units, goods, refunds, cost FROM sales_days \
     WHERE side = 'all' AND day >= ? AND day <= ?";
/// All days that orders or sums are of, and those around the days of orders, which another zone may put them on. Goes from
/// one day with orders to the next.
const MARK_ALL: &str = "INSERT INTO sales_marks (day) WITH RECURSIVE placed (day) AS (\
     SELECT MIN(created_at) / 86400000000 FROM orders UNION ALL \
     SELECT (SELECT MIN(o.created_at) / 86400000000 FROM orders o WHERE o.created_at >= (placed.day + 1) * 86400000000) \
     FROM placed WHERE placed.day IS NOT NULL) \
     SELECT day FROM (SELECT placed.day + n.shift AS day FROM placed \
         CROSS JOIN (SELECT -1 AS shift UNION ALL SELECT 0 UNION ALL SELECT 1) n WHERE placed.day IS NOT NULL \
         UNION SELECT day FROM sales_days WHERE side = 'all') d WHERE day >= 0";
const BY_KEY: &str = "SELECT key, CAST(SUM(orders) AS BIGINT), CAST(SUM(units) AS BIGINT), CAST(SUM(goods) AS BIGINT), \
     CAST(SUM(refunds) AS BIGINT), CAST(SUM(cost) AS BIGINT) FROM sales_days \
     WHERE side = ? AND day >= ? AND day <= ? GROUP BY key";
const IN_ALL: &str = "SELECT CAST(COALESCE(SUM(orders), 0) AS BIGINT), CAST(COALESCE(SUM(units), 0) AS BIGINT), \
     CAST(COALESCE(SUM(goods), 0) AS BIGINT), CAST(COALESCE(SUM(refunds), 0) AS BIGINT), \
     CAST(COALESCE(SUM(cost), 0) AS BIGINT) FROM sales_days WHERE side = 'all' AND day >= ? AND day <= ?";
const FOLDS: &str = "SELECT CAST(COALESCE(SUM(folds), 0) AS BIGINT) FROM sales_folds WHERE day >= ? AND day <= ?";
/// Goes from one marked day to the next, however often each was marked; and the days of orders whose changes were not read yet.
const CHANGED: &str = "WITH RECURSIVE changed (day) AS (\
     SELECT MIN(day) FROM sales_marks WHERE day >= ? UNION ALL \
     SELECT (SELECT MIN(m.day) FROM sales_marks m WHERE m.day > changed.day) FROM changed WHERE changed.day <= ?) \
     SELECT day FROM changed WHERE day <= ? \
     UNION SELECT day FROM order_changes WHERE sells AND day >= ? AND day <= ? ORDER BY day";
const LOCK_DAY: &str = "INSERT INTO sales_folds (day, folds) VALUES (?, 1) \
     ON CONFLICT (day) DO UPDATE SET folds = sales_folds.folds + 1 RETURNING folds";

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
     FROM orders o JOIN quotes q ON q.order_id = o.id WHERE o.created_at >= ? AND o.created_at < ?";

type OrderTuple = (i64, i64, String, String, String, Option<i64>, Option<i64>, Option<i64>, i64, i64);
type OrderTypes =
    (BigInt, BigInt, Text, Text, Text, Nullable<BigInt>, Nullable<BigInt>, Nullable<BigInt>, BigInt, BigInt);
type LineTuple = (i64, i64, i64, String, i64, i64, i64);
type LineTypes = (BigInt, BigInt, BigInt, Text, BigInt, BigInt, BigInt);

/// The lines of a time's orders by order.
fn lines(connection: &mut Conn, times: &[Value<'_>]) -> Result<HashMap<i64, Vec<SoldLine>>, StoreError> {
    let came: Vec<(i64, i64, i64)> =
        Statement::<(BigInt, BigInt, BigInt)>::answering(RETURNED, times).load(connection).map_err(store_error)?;
    let came: HashMap<i64, (i64, i64)> = came.into_iter().map(|(line, back, shelf)| (line, (back, shelf))).collect();
    let rows: Vec<LineTuple> = Statement::<LineTypes>::answering(LINES, times).load(connection).map_err(store_error)?;
    let mut lines: HashMap<i64, Vec<SoldLine>> = HashMap::new();
    for (order, id, product, category, pieces, total, unit_cost) in rows {
        let (returned, restocked) = came.get(&id).copied().unwrap_or_default();
        lines.entry(order).or_default().push(SoldLine {
            product_id: ProductId(product),
            category,
            pieces,
            total: Money::of(total),
            unit_cost: Money::of(unit_cost),
            returned,
            restocked,
        });
    }
    Ok(lines)
}

/// The months of days.
fn months(days: &[NaiveDate]) -> BTreeSet<MonthIndex> {
    days.iter().copied().map(MonthIndex::of).collect()
}

impl DieselTransaction<'_> {
    /// The changed days of all times.
    fn all_changed_days(&mut self, zone: BusinessZone) -> Result<Vec<NaiveDate>, StoreError> {
        self.changed_days(zone, NaiveDate::MIN, NaiveDate::MAX)
    }

    /// The marked days of UTC from the first to the last.
    fn marked_between(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Vec<NaiveDate>, StoreError> {
        let (from, to) = (day_number(from), day_number(to));
        let values = [from, to, to, from, to].map(Value::Int);
        let days: Vec<i64> =
            Statement::<BigInt>::answering(CHANGED, &values).load(self.connection).map_err(store_error)?;
        Ok(days.into_iter().map(day_of).collect())
    }
}

impl SalesRepository for DieselTransaction<'_> {
    fn sold(&mut self, zone: BusinessZone, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError> {
        let times = sales_times(zone, from, to).map(Value::Int);
        let orders: Vec<OrderTuple> =
            Statement::<OrderTypes>::answering(ORDERS, &times).load(self.connection).map_err(store_error)?;
        if orders.is_empty() {
            return Ok(Vec::new());
        }
        let mut lines = lines(self.connection, &times)?;
        let refunds: Vec<(i64, i64)> =
            Statement::<(BigInt, BigInt)>::answering(REFUNDED, &times).load(self.connection).map_err(store_error)?;
        let refunds: HashMap<i64, i64> = refunds.into_iter().collect();
        let read = |(id, at, channel, role, region, cohort, seller, referrer, goods, tax): OrderTuple| {
            let role =
                role.parse().map_err(|_| StoreError::Failed(format!("order_origins.buyer_role holds {role}")))?;
            let region = Some(region).filter(|region| !region.is_empty());
            Ok(SoldOrder {
                id: OrderId(id),
                placed_at: from_micros(at),
                channel,
                origin: OrderOrigin { role, region, cohort: cohort.map(MonthIndex) },
                seller_id: seller.map(UserId),
                referrer_id: referrer.map(UserId),
                goods: Money::of(goods),
                tax: Money::of(tax),
                refunded: Money::of(refunds.get(&id).copied().unwrap_or_default()),
                lines: lines.remove(&id).unwrap_or_default(),
            })
        };
        orders.into_iter().map(read).collect()
    }

    fn changed_days(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<Vec<NaiveDate>, StoreError> {
        let (first, last) = zone.utc_days(from, to);
        let marked = self.marked_between(first, last)?;
        let days: BTreeSet<NaiveDate> = marked.into_iter().flat_map(|utc| zone.days_of(utc)).collect();
        Ok(days.into_iter().filter(|day| (from..=to).contains(day)).collect())
    }

    fn marked_days(&mut self, to: NaiveDate) -> Result<Vec<NaiveDate>, StoreError> {
        self.marked_between(day_of(0), to)
    }

    fn mark_all_days(&mut self) -> Result<(), StoreError> {
        Statement::new(MARK_ALL, &[]).execute(self.connection).map(|_| ()).map_err(store_error)
    }

    fn folded_by_day(
        &mut self,
        zone: BusinessZone,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, Sales>, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let rows: Vec<(i64, i64, i64, i64, i64, i64)> =
            Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(BY_DAY, &values)
                .load(self.connection)
                .map_err(store_error)?;
        let read = |(day, orders, units, goods, refunds, cost)| {
            (day_of(day), read_sales((orders, units, goods, refunds, cost)))
        };
        let mut days: BTreeMap<NaiveDate, Sales> = rows.into_iter().map(read).collect();
        for day in self.changed_days(zone, from, to)? {
            days.remove(&day);
        }
        Ok(days)
    }

    fn folded(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Sales, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let sums = Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(IN_ALL, &values);
        sums.get_result(self.connection).map(read_sales).map_err(store_error)
    }

    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<u64, StoreError> {
        let values = [Value::Int(day_number(from)), Value::Int(day_number(to))];
        let folds: i64 = Statement::new(FOLDS, &values).get_result(self.connection).map_err(store_error)?;
        Ok(folds.unsigned_abs())
    }

    fn folded_by_key(
        &mut self,
        side: SalesSide,
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

    fn take_marks(&mut self, utc: NaiveDate) -> Result<(), StoreError> {
        diesel::delete(sales_marks::table.filter(sales_marks::day.eq(day_number(utc))))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn begin_fold(&mut self, days: &[NaiveDate]) -> Result<(), StoreError> {
        // All in the same order: days, then months.
        for day in days {
            let number = [Value::Int(day_number(*day))];
            let _: i64 = Statement::new(LOCK_DAY, &number).get_result(self.connection).map_err(store_error)?;
        }
        months(days).into_iter().try_for_each(|month| cohort_sums::lock(self.connection, month))
    }

    fn replace_day(&mut self, day: NaiveDate, sums: &[(SalesSide, BTreeMap<String, Sales>)]) -> Result<(), StoreError> {
        diesel::delete(sales_days::table.filter(sales_days::day.eq(day_number(day))))
            .execute(self.connection)
            .map_err(store_error)?;
        let row = |side: SalesSide| move |(key, sales): (&'_ String, &Sales)| (side, key.clone(), *sales);
        let cells: Vec<(SalesSide, String, Sales)> =
            sums.iter().flat_map(|(side, keys)| keys.iter().map(row(*side))).collect();
        for cells in cells.chunks(ROWS_AT_ONCE) {
            let rows: Vec<_> = cells
                .iter()
                .map(|(side, key, sales)| {
                    (
                        sales_days::side.eq(side.as_str()),
                        sales_days::day.eq(day_number(day)),
                        sales_days::key.eq(key),
                        sales_days::orders.eq(i64::try_from(sales.orders).unwrap_or(i64::MAX)),
                        sales_days::units.eq(sales.units),
                        sales_days::goods.eq(sales.goods.minor()),
                        sales_days::refunds.eq(sales.refunds.minor()),
                        sales_days::cost.eq(sales.cost.minor()),
                    )
                })
                .collect();
            diesel::insert_into(sales_days::table).values(rows).execute(self.connection).map_err(store_error)?;
        }
        Ok(())
    }

    fn replace_months(&mut self, zone: BusinessZone, days: &[NaiveDate]) -> Result<(), StoreError> {
        months(days).into_iter().try_for_each(|month| cohort_sums::make(self.connection, zone, month))
    }

    fn cohort_months(
        &mut self,
        zone: BusinessZone,
        from: MonthIndex,
        to: MonthIndex,
    ) -> Result<Vec<CohortMonth>, StoreError> {
        let days = self.all_changed_days(zone)?;
        cohort_sums::read(self.connection, zone, &days, (from, to))
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

    fn fold_counts(&mut self, settled: DateTime<Utc>) -> Result<bool, StoreError> {
        row_sums::fold(self.connection, settled)?;
        self.fold_orders()
    }

    fn fold_orders(&mut self) -> Result<bool, StoreError> {
        order_sums_fold::fold(self.connection)
    }

    fn miscounted_cohorts(&mut self, zone: BusinessZone) -> Result<Vec<MonthIndex>, StoreError> {
        let days = self.all_changed_days(zone)?;
        cohort_sums::mismatches(self.connection, zone, &days)
    }

    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError> {
        order_sums::mismatches(self.connection)
    }
}

/// Rows of one INSERT; each has eight values, of which SQLite takes 32,766.
const ROWS_AT_ONCE: usize = 1_000;
