//! Sums over orders. Each figure is one statement; its text depends only on the side, so that each side uses its own
//! index.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::{count_star, sql};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_kernel::{DayRun, Money, ProductId, Role, StoreError, UserId, to_micros};
use tierway_orders::{DayOrders, OrderStatus, PlaceTrade, ProductTrade, TradeFigures, TradeSide, Traded};

use super::{DieselTransaction, order_sums};
use crate::error::store_error;
use crate::rows::{day_in, read_status};
use crate::schema::{orders, users};
use crate::statement::{Statement, Value};

/// Microseconds in a day.
const DAY: i64 = 86_400_000_000;

/// Order totals of a range of days.
const TOTALS: &str = "SELECT (created_at - ?) / 86400000000, CAST(SUM(total) AS BIGINT) FROM orders \
     WHERE created_at >= ? AND created_at < ? AND status <> 'cancelled' AND NOT is_quote GROUP BY 1 ORDER BY 1";

/// The statement of a side: what is read, then the orders `o` of a time and, when there is one, of a person, then how it
/// ends.
macro_rules! of_side {
    ($side:expr, $bought:literal, $sold:literal, $end:literal) => {
        match $side {
            TradeSide::Bought(None) => concat!($bought, " WHERE o.created_at >= ? AND o.created_at < ?", $end),
            TradeSide::Sold(None) => concat!($sold, " WHERE o.created_at >= ? AND o.created_at < ?", $end),
            TradeSide::Bought(Some(_)) => {
                concat!($bought, " WHERE o.created_at >= ? AND o.created_at < ? AND o.customer_id = ?", $end)
            }
            TradeSide::Sold(Some(_)) => {
                concat!($sold, " WHERE o.created_at >= ? AND o.created_at < ? AND o.seller_id = ?", $end)
            }
        }
    };
}

/// The values of such a statement: the time and the person.
fn values(side: TradeSide, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Value<'static>> {
    let (TradeSide::Bought(person) | TradeSide::Sold(person)) = side;
    let times = [Value::Int(to_micros(from)), Value::Int(to_micros(to))].into_iter();
    times.chain(person.map(|UserId(id)| Value::Int(id))).collect()
}

/// Role, country and zone of a buyer with the count and the goods of their orders.
type PlaceRow = (String, Option<String>, Option<String>, i64, i64);

impl TradeFigures for DieselTransaction<'_> {
    fn orders_by_day(&mut self, side: TradeSide, days: &[DayRun]) -> Result<Vec<DayOrders>, StoreError> {
        // A sum of BIGINT is NUMERIC on PostgreSQL.
        let text = of_side!(
            side,
            "SELECT (o.created_at - ?) / 86400000000, o.status, COUNT(*), CAST(COALESCE(SUM((SELECT SUM(l.pieces) \
             FROM order_lines l WHERE l.order_id = o.id)), 0) AS BIGINT), CAST(SUM(o.total) AS BIGINT) FROM orders o",
            "SELECT (o.created_at - ?) / 86400000000, o.status, COUNT(*), CAST(COALESCE(SUM((SELECT SUM(l.pieces) \
             FROM order_lines l WHERE l.order_id = o.id)), 0) AS BIGINT), CAST(SUM(o.goods_total) AS BIGINT) FROM orders o",
            " AND NOT o.is_quote GROUP BY 1, 2 ORDER BY 1, 2"
        );
        let mut trade = Vec::new();
        for run in days {
            let start = std::iter::once(Value::Int(to_micros(run.start)));
            let values: Vec<Value<'_>> = start.chain(values(side, run.start, run.end)).collect();
            let rows: Vec<(i64, String, i64, i64, i64)> =
                Statement::<(BigInt, Text, BigInt, BigInt, BigInt)>::answering(text, &values)
                    .load(self.connection)
                    .map_err(store_error)?;
            for (day, status, orders, units, amount) in rows {
                let placed = Traded { orders: orders.unsigned_abs(), units, amount: Money::of(amount) };
                trade.push(DayOrders { day: day_in(run, day), status: read_status("orders.status", &status)?, placed });
            }
        }
        Ok(trade)
    }

    fn trade_by_product(
        &mut self,
        side: TradeSide,
        days: &[DayRun],
    ) -> Result<Vec<(NaiveDate, ProductTrade)>, StoreError> {
        let text = of_side!(
            side,
            "SELECT (o.created_at - ?) / 86400000000, l.product_id, CAST(SUM(l.pieces) AS BIGINT), \
             CAST(SUM(COALESCE(l.net, l.total)) AS BIGINT), CAST(SUM(CASE WHEN l.tier = 'pack' THEN l.pieces ELSE 0 END) AS BIGINT), \
             CAST(SUM(CASE WHEN l.tier = 'bulk' THEN l.pieces ELSE 0 END) AS BIGINT) \
             FROM orders o JOIN order_lines l ON l.order_id = o.id",
            "SELECT (o.created_at - ?) / 86400000000, l.product_id, CAST(SUM(l.pieces) AS BIGINT), \
             CAST(SUM(COALESCE(l.net, l.total)) AS BIGINT), CAST(SUM(CASE WHEN l.tier = 'pack' THEN l.pieces ELSE 0 END) AS BIGINT), \
             CAST(SUM(CASE WHEN l.tier = 'bulk' THEN l.pieces ELSE 0 END) AS BIGINT) \
             FROM orders o JOIN order_lines l ON l.order_id = o.id",
            " AND o.status <> 'cancelled' AND NOT o.is_quote GROUP BY 1, 2"
        );
        let mut trade = Vec::new();
        for run in days {
            let start = std::iter::once(Value::Int(to_micros(run.start)));
            let values: Vec<Value<'_>> = start.chain(values(side, run.start, run.end)).collect();
            let rows: Vec<(i64, i64, i64, i64, i64, i64)> =
                Statement::<(BigInt, BigInt, BigInt, BigInt, BigInt, BigInt)>::answering(text, &values)
                    .load(self.connection)
                    .map_err(store_error)?;
            trade.extend(rows.into_iter().map(|(day, product, units, amount, in_packs, in_bulks)| {
                let product_id = ProductId(product);
                let amount = Money::of(amount);
                (day_in(run, day), ProductTrade { product_id, units, in_packs, in_bulks, amount })
            }));
        }
        Ok(trade)
    }

    fn orders_by_status(
        &mut self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
        let sums = order_sums::read_between(self.connection, "all", "", from, to)?;
        let mut counts: BTreeMap<OrderStatus, u64> = BTreeMap::new();
        for sum in sums.iter().filter(|sum| !sum.is_quote) {
            *counts.entry(sum.status).or_default() += sum.orders;
        }
        Ok(counts.into_iter().collect())
    }

    fn totals_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, Money)>, StoreError> {
        let mut totals = Vec::new();
        for run in days {
            let (start, end) = (to_micros(run.start), to_micros(run.end));
            if start % DAY == 0 && end % DAY == 0 {
                // Days of UTC are summed up already.
                totals.extend(order_sums::totals(self.connection, (start / DAY, end / DAY - 1))?);
                continue;
            }
            let rows: Vec<(i64, i64)> =
                Statement::<(BigInt, BigInt)>::answering(TOTALS, &[start, start, end].map(Value::Int))
                    .load(self.connection)
                    .map_err(store_error)?;
            totals.extend(rows.into_iter().map(|(day, total)| (day_in(run, day), Money::of(total))));
        }
        Ok(totals)
    }

    fn trade_by_place(
        &mut self,
        roles: &[Role],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<PlaceTrade>, StoreError> {
        let rows: Vec<PlaceRow> = orders::table
            .inner_join(users::table.on(users::id.eq(orders::customer_id)))
            .filter(orders::created_at.ge(to_micros(from)).and(orders::created_at.lt(to_micros(to))))
            .filter(orders::status.ne(OrderStatus::Cancelled.as_str()).and(orders::is_quote.eq(false)))
            .filter(users::role.eq_any(roles.iter().map(|role| role.as_str())))
            .group_by((users::role, users::country, users::zone))
            .select((
                users::role,
                users::country,
                users::zone,
                count_star(),
                sql::<BigInt>("CAST(SUM(orders.goods_total) AS BIGINT)"),
            ))
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(role, country, zone, orders, amount): (String, _, _, i64, i64)| {
            let role = role.parse().map_err(|_| StoreError::Failed(format!("users.role holds {role}")))?;
            Ok(PlaceTrade { role, country, zone, orders: orders.unsigned_abs(), amount: Money::of(amount) })
        };
        rows.into_iter().map(read).collect()
    }
}
