//! Takes orders out of the sums of sales as these hold them, and puts them in as they are.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::upsert::excluded;
use tierway_kernel::{OrderId, StoreError};
use tierway_orders::{Sales, SalesDimension, SoldOrder};

use super::Conn;
use crate::error::store_error;
use crate::rows::day_number;
use crate::schema::{daily_sales, sales_rollups};
use crate::statement::{Statement, Value};

/// Rows per statement; eight values each, SQLite allows 32,766 parameters.
const ROWS_AT_ONCE: usize = 1_000;

/// Cells per clean-up statement.
const FORGOTTEN_AT_ONCE: usize = 100;

/// Side, day and key.
type Cell = (SalesDimension, NaiveDate, String);
/// Orders, units, goods, refunds, cost.
type Parts = [i64; 5];

fn parts(sales: &Sales) -> Parts {
    [sales.orders, sales.units, sales.goods.minor(), sales.refunds.minor(), sales.cost.minor()]
}

/// The changes of the totals, without cells that stay the same, and the days of all orders that changed: a report of one
/// person changes even if one order takes the place of another in every total.
fn differences(before: &[SoldOrder], after: &[SoldOrder]) -> (BTreeMap<Cell, Parts>, BTreeSet<NaiveDate>) {
    let known: HashMap<OrderId, &SoldOrder> = before.iter().map(|order| (order.id, order)).collect();
    let same: BTreeSet<i64> =
        after.iter().filter(|order| known.get(&order.id) == Some(order)).map(|order| order.id.0).collect();
    let (mut cells, mut days): (BTreeMap<Cell, Parts>, _) = (BTreeMap::new(), BTreeSet::new());
    for (orders, sign) in [(before, -1), (after, 1)] {
        for order in orders.iter().filter(|order| !same.contains(&order.id.0)) {
            days.insert(order.day());
            for side in SalesDimension::ALL {
                for (key, sales) in order.parts(side) {
                    let cell = cells.entry((side, order.day(), key)).or_default();
                    cell.iter_mut().zip(parts(&sales)).for_each(|(sum, part)| *sum += sign * part);
                }
            }
        }
    }
    cells.retain(|_, parts| *parts != Parts::default());
    (cells, days)
}

/// Adds the differences of these orders to the aggregates, and records which days have changed.
pub(super) fn replace(connection: &mut Conn, before: &[SoldOrder], after: &[SoldOrder]) -> Result<(), StoreError> {
    let (cells, days) = differences(before, after);
    let cells: Vec<(Cell, Parts)> = cells.into_iter().collect();
    for cells in cells.chunks(ROWS_AT_ONCE) {
        add(connection, cells)?;
    }
    let fewer: Vec<&Cell> = cells.iter().filter(|(_, parts)| parts[0] < 0).map(|(cell, _)| cell).collect();
    for cells in fewer.chunks(FORGOTTEN_AT_ONCE) {
        forget_empty(connection, cells)?;
    }
    raise_revisions(connection, days)
}

/// Adds to sums, which begin at nothing, by one statement.
fn add(connection: &mut Conn, cells: &[(Cell, Parts)]) -> Result<(), StoreError> {
    use daily_sales::{cost, day, goods, key, orders, refunds, side, units};
    let row = |((of, on, under), parts): &(Cell, Parts)| {
        (
            side.eq(of.as_str()),
            day.eq(day_number(*on)),
            key.eq(under.clone()),
            orders.eq(parts[0]),
            units.eq(parts[1]),
            goods.eq(parts[2]),
            refunds.eq(parts[3]),
            cost.eq(parts[4]),
        )
    };
    let rows: Vec<_> = cells.iter().map(row).collect();
    diesel::insert_into(daily_sales::table)
        .values(rows)
        .on_conflict((side, day, key))
        .do_update()
        .set((
            orders.eq(orders + excluded(orders)),
            units.eq(units + excluded(units)),
            goods.eq(goods + excluded(goods)),
            refunds.eq(refunds + excluded(refunds)),
            cost.eq(cost + excluded(cost)),
        ))
        .execute(connection)
        .map(|_| ())
        .map_err(store_error)
}

/// Removes those of these aggregates without orders.
fn forget_empty(connection: &mut Conn, cells: &[&Cell]) -> Result<(), StoreError> {
    // SQLite uses the key only when forced to.
    let places = vec!["(side = ? AND day = ? AND key = ?)"; cells.len()].join(" OR ");
    let text = format!("DELETE FROM daily_sales WHERE orders = 0 AND ({places})");
    let place = |(side, day, key): &'_ Cell| (side.as_str(), day_number(*day), key.clone());
    let places: Vec<(&str, i64, String)> = cells.iter().map(|cell| place(cell)).collect();
    let values: Vec<Value<'_>> =
        places.iter().flat_map(|(side, day, key)| [Value::Text(side), Value::Int(*day), Value::Text(key)]).collect();
    Statement::new(&text, &values).only_once().execute(connection).map(|_| ()).map_err(store_error)
}

/// Increments the revisions of these days, to invalidate caches.
fn raise_revisions(connection: &mut Conn, days: BTreeSet<NaiveDate>) -> Result<(), StoreError> {
    use sales_rollups::{day, folds};
    let rows: Vec<_> = days.into_iter().map(|one| (day.eq(day_number(one)), folds.eq(1_i64))).collect();
    diesel::insert_into(sales_rollups::table)
        .values(rows)
        .on_conflict(day)
        .do_update()
        .set(folds.eq(folds + 1))
        .execute(connection)
        .map(|_| ())
        .map_err(store_error)
}
