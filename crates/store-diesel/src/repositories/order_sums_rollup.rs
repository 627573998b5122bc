//! Takes what has changed of orders into their sums, some at a time.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::upsert::excluded;
use tierway_kernel::{BusinessZone, StoreError};

use super::cohort_sums::Buyers;
use super::order_sums::{ALL_DAYS, BY_DAY, DIFFERENCES};
use super::sold_orders::{Returned, id_rows};
use super::{Conn, cohort_sums, sales_rollup, sold_orders};
use crate::error::store_error;
use crate::schema::{counted_orders, counted_returns, order_changes, order_sums};
use crate::statement::{Statement, Value};

/// How many rows are written by one statement: ten values each, within what SQLite binds.
const ROWS_AT_ONCE: usize = 500;
/// Orders aggregated in another time zone, or not at all yet. Written as two index ranges, independent of planner
/// statistics.
const ELSEWHERE: &str = "SELECT order_id FROM (SELECT order_id FROM counted_orders WHERE zone < ? ORDER BY zone LIMIT ?) a \
     UNION ALL SELECT order_id FROM (SELECT order_id FROM counted_orders WHERE zone > ? ORDER BY zone LIMIT ?) b LIMIT ?";
/// Orders last rolled up by an older version, which has no zone.
const OF_OTHERS: &str = "SELECT order_id FROM counted_orders WHERE zone IS NULL LIMIT 1";
/// A day of which an older version, which knows no buyers, has changed the sums.
const WITHOUT_BUYERS: &str = "SELECT day FROM (SELECT day, orders, units, goods, refunds, cost FROM daily_sales \
     WHERE side = 'all' UNION ALL SELECT day, -orders, -units, -goods, -refunds, -cost FROM daily_sales \
     WHERE side = 'buyer') sides GROUP BY day HAVING SUM(orders) <> 0 OR SUM(units) <> 0 OR SUM(goods) <> 0 \
     OR SUM(refunds) <> 0 OR SUM(cost) <> 0 LIMIT 1";
const OF_OTHERS_AMONG: &str =
    "SELECT order_id FROM (VALUES #) i CROSS JOIN counted_orders WHERE order_id = i.column1 AND zone IS NULL";
const FORGET: [&str; 5] = [
    "DELETE FROM daily_sales",
    "DELETE FROM cohort_sums",
    "DELETE FROM counted_returns",
    "UPDATE counted_orders SET zone = ''",
    "UPDATE sales_rollups SET folds = folds + 1",
];
/// The lock of the rollup; a day without orders.
const LOCK: &str = "INSERT INTO sales_rollups (day, folds) VALUES (-1, 1) \
     ON CONFLICT (day) DO UPDATE SET folds = sales_rollups.folds + 1 RETURNING folds";

type Kind = (String, String, i64, String);
/// Side, key, day and kind.
type SumKey = (String, String, i64, Kind);
/// Side, key, day, kind; which order, its seller and referrer; total, refunded, goods, tax, sign.
type ChangeTuple =
    (String, String, i64, String, String, i64, String, i64, Option<i64>, Option<i64>, i64, i64, i64, i64, i64);
type ChangeTypes = (
    Text,
    Text,
    BigInt,
    Text,
    Text,
    BigInt,
    Text,
    BigInt,
    Nullable<BigInt>,
    Nullable<BigInt>,
    BigInt,
    BigInt,
    BigInt,
    BigInt,
    BigInt,
);

/// The change of a total.
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

/// An order as the sums hold it.
#[derive(Debug, Insertable)]
#[diesel(table_name = counted_orders, treat_none_as_default_value = false)]
struct CountedRow {
    order_id: i64,
    status: String,
    payment_status: String,
    is_quote: bool,
    courier: String,
    seller_id: Option<i64>,
    referrer_id: Option<i64>,
    total: i64,
    refunded: i64,
    has_lines: bool,
    goods: i64,
    tax: i64,
    /// Time zone of its days; `None`: rolled up by an older version, with unknown sales values.
    zone: Option<&'static str>,
}

/// Pieces of a line that came back, as the sums hold them.
#[derive(Debug, Insertable)]
#[diesel(table_name = counted_returns, treat_none_as_default_value = false)]
struct ReturnedRow {
    line_id: i64,
    order_id: i64,
    returned: i64,
    restocked: i64,
}

/// Sums of changes.
#[derive(Default)]
struct Taken {
    sums: BTreeMap<SumKey, [i64; 3]>,
    /// Snapshot of the orders, so that the aggregates hold exactly these values despite concurrent changes.
    counted: BTreeMap<i64, CountedRow>,
    /// Orders that the sums held before.
    before: BTreeSet<i64>,
}

impl Taken {
    fn take(&mut self, row: ChangeTuple) {
        let (
            side,
            key,
            day,
            status,
            payment_status,
            is_quote,
            courier,
            id,
            seller_id,
            referrer_id,
            total,
            refunded,
            goods,
            tax,
            sign,
        ) = row;
        let kind = (status.clone(), payment_status.clone(), is_quote, courier.clone());
        if sign > 0 {
            let counted = self.counted.entry(id).or_insert_with(|| CountedRow {
                order_id: id,
                status,
                payment_status,
                is_quote: is_quote != 0,
                courier,
                seller_id,
                referrer_id,
                total,
                refunded,
                has_lines: false,
                goods,
                tax,
                zone: None,
            });
            counted.has_lines |= side == "category";
        } else {
            self.before.insert(id);
        }
        let days: &[i64] = if BY_DAY.contains(&side.as_str()) { &[day, ALL_DAYS] } else { &[ALL_DAYS] };
        for day in days {
            let sum = self.sums.entry((side.clone(), key.clone(), *day, kind.clone())).or_default();
            for (sum, part) in sum.iter_mut().zip([sign, sign * total, sign * refunded]) {
                *sum += part;
            }
        }
    }
}

/// Whether orders are summed up by the days of another zone, or not at all yet.
pub(super) fn is_any_elsewhere(connection: &mut Conn, zone: BusinessZone) -> Result<bool, StoreError> {
    elsewhere(connection, zone, 1).map(|orders| !orders.is_empty())
}

fn elsewhere(connection: &mut Conn, zone: BusinessZone, most: u32) -> Result<Vec<i64>, StoreError> {
    let (name, most) = (zone.name(), i64::from(most));
    let values = [Value::Text(name), Value::Int(most), Value::Text(name), Value::Int(most), Value::Int(most)];
    Statement::new(ELSEWHERE, &values).load(connection).map_err(store_error)
}

/// Acquires the rollup lock until the transaction ends.
fn lock(connection: &mut Conn) -> Result<(), StoreError> {
    Statement::new(LOCK, &[]).get_result::<i64>(connection).map(|_| ()).map_err(store_error)
}

/// Whether an older version has written sales aggregates. Reads all sums by buyer.
pub(super) fn has_foreign_sums(connection: &mut Conn) -> Result<bool, StoreError> {
    for text in [OF_OTHERS, WITHOUT_BUYERS] {
        let any: Vec<i64> = Statement::new(text, &[]).load(connection).map_err(store_error)?;
        if !any.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Discards all sales aggregates if an older version has written some.
pub(super) fn discard_foreign_sums(connection: &mut Conn) -> Result<bool, StoreError> {
    if !has_foreign_sums(connection)? {
        return Ok(false);
    }
    lock(connection)?;
    for text in FORGET {
        Statement::new(text, &[]).execute(connection).map_err(store_error)?;
    }
    Ok(true)
}

/// Rolls up some changes; false if there are none. First changes in the log, then orders aggregated in another time
/// zone. Sales aggregates always equal the stored values of each order, despite concurrent changes. A change committed
/// concurrently has its own log row, which is processed next time, then possibly without a difference.
pub(super) fn fold(connection: &mut Conn, zone: BusinessZone, most: u32) -> Result<bool, StoreError> {
    let any = order_changes::table.select(order_changes::id).first::<i64>(connection).optional();
    if any.map_err(store_error)?.is_none() && !is_any_elsewhere(connection, zone)? {
        return Ok(false);
    }
    lock(connection)?;
    let changes: Vec<(i64, i64)> = order_changes::table
        .order(order_changes::id)
        .limit(i64::from(most))
        .select((order_changes::id, order_changes::order_id))
        .load(connection)
        .map_err(store_error)?;
    let mut orders: BTreeSet<i64> = changes.iter().map(|(_, order)| *order).collect();
    let left = most.saturating_sub(u32::try_from(changes.len()).unwrap_or(most));
    orders.extend(elsewhere(connection, zone, left)?);
    if orders.is_empty() {
        return Ok(false);
    }
    take(connection, zone, &orders)?;
    let ids: Vec<i64> = changes.into_iter().map(|(id, _)| id).collect();
    diesel::delete(order_changes::table.filter(order_changes::id.eq_any(ids)))
        .execute(connection)
        .map(|_| true)
        .map_err(store_error)
}

/// Takes orders into the sums as they are now.
fn take(connection: &mut Conn, zone: BusinessZone, orders: &BTreeSet<i64>) -> Result<(), StoreError> {
    let list = id_rows(orders.iter().copied());
    let buyers = Buyers::of_orders(connection, &list)?;
    let (sold, bought) = (sold_orders::summed(connection, &list)?, buyers.summed(connection)?);
    let rows: Vec<ChangeTuple> = Statement::<ChangeTypes>::answering(&DIFFERENCES.replace('#', &list), &[])
        .only_once()
        .load(connection)
        .map_err(store_error)?;
    let mut taken = Taken::default();
    rows.into_iter().for_each(|row| taken.take(row));
    let changed: Vec<AddedRow<'_>> = taken.sums.iter().filter(|(_, sum)| **sum != [0; 3]).map(AddedRow::of).collect();
    for rows in changed.chunks(ROWS_AT_ONCE) {
        add(connection, rows)?;
    }
    keep(connection, zone, &list, taken)?;
    let (sold_now, bought_now) = (sold_orders::summed(connection, &list)?, buyers.summed(connection)?);
    sales_rollup::replace(connection, &sold, &sold_now)?;
    cohort_sums::replace(connection, &bought, &bought_now)
}

/// Keeps what the sums hold of orders from now on.
fn keep(
    connection: &mut Conn,
    zone: BusinessZone,
    list: &str,
    Taken { counted, before, .. }: Taken,
) -> Result<(), StoreError> {
    let mut counted: Vec<CountedRow> = counted.into_values().collect();
    let others: Vec<i64> =
        Statement::new(&OF_OTHERS_AMONG.replace('#', list), &[]).only_once().load(connection).map_err(store_error)?;
    for row in counted.iter_mut().filter(|row| !others.contains(&row.order_id)) {
        row.zone = Some(zone.name());
    }
    if !before.is_empty() {
        diesel::delete(counted_orders::table.filter(counted_orders::order_id.eq_any(&before)))
            .execute(connection)
            .map_err(store_error)?;
        diesel::delete(counted_returns::table.filter(counted_returns::order_id.eq_any(&before)))
            .execute(connection)
            .map_err(store_error)?;
    }
    for rows in counted.chunks(ROWS_AT_ONCE) {
        diesel::insert_into(counted_orders::table).values(rows).execute(connection).map_err(store_error)?;
    }
    let returned: Vec<Returned> = sold_orders::returned(connection, list)?;
    let row =
        |(order_id, line_id, returned, restocked): Returned| ReturnedRow { line_id, order_id, returned, restocked };
    let returned: Vec<ReturnedRow> = returned.into_iter().map(row).collect();
    for rows in returned.chunks(ROWS_AT_ONCE) {
        diesel::insert_into(counted_returns::table).values(rows).execute(connection).map_err(store_error)?;
    }
    Ok(())
}
