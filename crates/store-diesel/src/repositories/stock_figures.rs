//! Sums of the stock ledger, and the proof that levels and lots follow from it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_inventory::{DayPieces, Direction, HeldPieces, ProductPieces, Reason, STOCK_MOMENTS};
use tierway_kernel::{DayRun, LotId, OrderId, ProductId, StoreError, to_micros};

use super::Conn;
use crate::error::store_error;
use crate::rows::{day_in, read_reason};
use crate::schema::inventory_transactions;
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

/// Rows of the statements below.
#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Order, product, lot, direction and pieces of a movement.
type OrderMovement = (Option<i64>, i64, Option<i64>, String, i64);

/// Shipped and not returned pieces of orders.
pub(super) fn held_by_orders(connection: &mut Conn, orders: &[OrderId]) -> Result<Vec<HeldPieces>, StoreError> {
    let rows: Vec<OrderMovement> = in_steps(orders, |orders| {
        inventory_transactions::table
            .filter(inventory_transactions::order_id.eq_any(orders.iter().map(|id| id.0).collect::<Vec<_>>()))
            .select((
                inventory_transactions::order_id,
                inventory_transactions::product_id,
                inventory_transactions::lot_id,
                inventory_transactions::direction,
                inventory_transactions::quantity,
            ))
            .load(connection)
            .map_err(store_error)
    })?;
    // Pieces without a lot last, as everywhere.
    let mut sums: BTreeMap<(i64, i64, bool, Option<i64>), i64> = BTreeMap::new();
    for (order, product, lot, direction, pieces) in rows {
        let Some(order) = order else { continue };
        let signed = if direction == Direction::Out.as_str() { pieces } else { -pieces };
        *sums.entry((order, product, lot.is_none(), lot)).or_default() += signed;
    }
    let left = sums.into_iter().filter(|(_, pieces)| *pieces > 0);
    let row = |((order, product, _, lot), pieces): ((i64, i64, bool, Option<i64>), i64)| HeldPieces {
        order_id: OrderId(order),
        product_id: ProductId(product),
        lot_id: lot.map(LotId),
        pieces,
    };
    Ok(left.map(row).collect())
}

/// Pieces by day and reason.
pub(super) fn pieces_by_day(
    connection: &mut Conn,
    reasons: &[Reason],
    days: &[DayRun],
) -> Result<Vec<DayPieces>, StoreError> {
    let mut pieces_by_day = Vec::new();
    for run in days {
        let start = to_micros(run.start);
        // The start is a number of this program. A sum of BIGINT is NUMERIC on PostgreSQL.
        let day = format!("(created_at - {start}) / 86400000000");
        let rows: Vec<(String, i64, i64)> = inventory_transactions::table
            .filter(inventory_transactions::reason.eq_any(reasons.iter().map(|reason| reason.as_str())))
            .filter(inventory_transactions::created_at.ge(start))
            .filter(inventory_transactions::created_at.lt(to_micros(run.end)))
            .group_by(sql::<Text>(&format!("reason, {day}")))
            .select(sql::<(Text, BigInt, BigInt)>(&format!("reason, {day}, CAST(SUM(quantity) AS BIGINT)")))
            .load(connection)
            .map_err(store_error)?;
        for (reason, day, pieces) in rows {
            pieces_by_day.push(DayPieces { day: day_in(run, day), reason: read_reason(&reason)?, pieces });
        }
    }
    Ok(pieces_by_day)
}

/// Pieces by product and reason.
pub(super) fn pieces_by_product(
    connection: &mut Conn,
    reasons: &[Reason],
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<ProductPieces>, StoreError> {
    let rows: Vec<(i64, String, i64)> = inventory_transactions::table
        .filter(inventory_transactions::reason.eq_any(reasons.iter().map(|reason| reason.as_str())))
        .filter(inventory_transactions::created_at.ge(to_micros(from)))
        .filter(inventory_transactions::created_at.lt(to_micros(to)))
        .group_by((inventory_transactions::product_id, inventory_transactions::reason))
        .select((
            inventory_transactions::product_id,
            inventory_transactions::reason,
            sql::<BigInt>("CAST(SUM(quantity) AS BIGINT)"),
        ))
        .load(connection)
        .map_err(store_error)?;
    let read = |(product, reason, pieces): (i64, String, i64)| {
        Ok(ProductPieces { product_id: ProductId(product), reason: read_reason(&reason)?, pieces })
    };
    rows.into_iter().map(read).collect()
}

/// The latest movement of each product before a time has the balance at that time.
const BALANCES: &str = "SELECT s.product_id, CAST(m.number AS BIGINT), (SELECT t.balance_after FROM inventory_transactions t \
     WHERE t.product_id = s.product_id AND t.created_at < m.moment ORDER BY t.created_at DESC, t.id DESC LIMIT 1) \
     FROM stock_levels s CROSS JOIN (SELECT 0 AS number, ? AS moment UNION ALL SELECT 1, ? UNION ALL SELECT 2, ? \
     UNION ALL SELECT 3, ? UNION ALL SELECT 4, ? UNION ALL SELECT 5, ? UNION ALL SELECT 6, ? UNION ALL SELECT 7, ? \
     UNION ALL SELECT 8, ? UNION ALL SELECT 9, ? UNION ALL SELECT 10, ? UNION ALL SELECT 11, ? \
     UNION ALL SELECT 12, ?) m WHERE m.number < CAST(? AS BIGINT) ORDER BY s.product_id, m.number";

/// The current state.
const LEVELS: &str = "SELECT product_id, stock_in - stock_out FROM stock_levels";

/// Pieces of each product at times, in one statement for as many times as a turnover has. After the last movement of all there
/// are as many as there are now.
pub(super) fn balances_at(
    connection: &mut Conn,
    times: &[DateTime<Utc>],
) -> Result<Vec<(ProductId, Vec<i64>)>, StoreError> {
    let last: Option<i64> = inventory_transactions::table
        .order(inventory_transactions::created_at.desc())
        .select(inventory_transactions::created_at)
        .first(connection)
        .optional()
        .map_err(store_error)?;
    let is_now = |time: &DateTime<Utc>| last.is_some_and(|last| to_micros(*time) > last);
    let mut balances: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    if times.iter().any(is_now) {
        let levels: Vec<(i64, i64)> =
            Statement::<(BigInt, BigInt)>::answering(LEVELS, &[]).load(connection).map_err(store_error)?;
        for (product, pieces) in levels {
            balances.insert(product, times.iter().map(|time| if is_now(time) { pieces } else { 0 }).collect());
        }
    }
    let before: Vec<usize> = (0..times.len()).filter(|place| !is_now(&times[*place])).collect();
    for some in before.chunks(STOCK_MOMENTS) {
        let mut values: Vec<Value<'_>> = some.iter().map(|place| Value::Int(to_micros(times[*place]))).collect();
        values.resize_with(STOCK_MOMENTS, || Value::Int(0));
        values.push(Value::Int(some.len() as i64));
        let rows: Vec<(i64, i64, Option<i64>)> =
            Statement::<(BigInt, BigInt, Nullable<BigInt>)>::answering(BALANCES, &values)
                .load(connection)
                .map_err(store_error)?;
        for (product, number, pieces) in rows {
            let at = some[usize::try_from(number).unwrap_or_default()];
            balances.entry(product).or_insert_with(|| vec![0; times.len()])[at] = pieces.unwrap_or_default();
        }
    }
    let some = balances.into_iter().filter(|(_, balances)| balances.iter().any(|pieces| *pieces > 0));
    Ok(some.map(|(product, balances)| (ProductId(product), balances)).collect())
}

const LEVEL_MISMATCHES: &str = "\
    SELECT level.product_id AS id FROM stock_levels level LEFT JOIN (\
        SELECT product_id, \
            SUM(CASE WHEN direction = 'in' THEN quantity ELSE 0 END) AS came_in, \
            SUM(CASE WHEN direction = 'out' THEN quantity ELSE 0 END) AS went_out \
        FROM inventory_transactions GROUP BY product_id\
    ) ledger ON ledger.product_id = level.product_id \
    WHERE level.stock_in <> COALESCE(ledger.came_in, 0) OR level.stock_out <> COALESCE(ledger.went_out, 0) \
    ORDER BY level.product_id";

const LOT_MISMATCHES: &str = "\
    SELECT lots.id AS id FROM lots LEFT JOIN (\
        SELECT lot_id, product_id, \
            SUM(CASE WHEN direction = 'in' THEN quantity ELSE 0 END) AS came_in, \
            SUM(CASE WHEN direction = 'out' THEN quantity ELSE 0 END) AS went_out \
        FROM inventory_transactions WHERE lot_id IS NOT NULL GROUP BY lot_id, product_id\
    ) ledger ON ledger.lot_id = lots.id AND ledger.product_id = lots.product_id \
    WHERE lots.stock_in <> COALESCE(ledger.came_in, 0) OR lots.stock_out <> COALESCE(ledger.went_out, 0) \
    ORDER BY lots.id";

const HELD_MISMATCHES: &str = "\
    SELECT level.product_id AS id FROM stock_levels level LEFT JOIN (\
        SELECT product_id, SUM(stock_in - stock_out) AS pieces, \
            SUM(CASE WHEN hold_reason IS NULL THEN 0 ELSE stock_in - stock_out END) AS held \
        FROM lots GROUP BY product_id\
    ) lot ON lot.product_id = level.product_id \
    WHERE level.held <> COALESCE(lot.held, 0) OR COALESCE(lot.pieces, 0) > level.stock_in - level.stock_out \
    ORDER BY level.product_id";

pub(super) fn found(connection: &mut Conn, statement: &'static str) -> Result<Vec<i64>, StoreError> {
    let rows: Vec<Found> = diesel::sql_query(statement).load(connection).map_err(store_error)?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// Products whose level is not the sum of their movements.
pub(super) fn level_mismatches(connection: &mut Conn) -> Result<Vec<ProductId>, StoreError> {
    Ok(found(connection, LEVEL_MISMATCHES)?.into_iter().map(ProductId).collect())
}

/// Lots that are not the sum of their movements.
pub(super) fn lot_mismatches(connection: &mut Conn) -> Result<Vec<LotId>, StoreError> {
    Ok(found(connection, LOT_MISMATCHES)?.into_iter().map(LotId).collect())
}

/// Products whose lots do not fit their level.
pub(super) fn held_mismatches(connection: &mut Conn) -> Result<Vec<ProductId>, StoreError> {
    Ok(found(connection, HELD_MISMATCHES)?.into_iter().map(ProductId).collect())
}
