//! Takes what has changed of orders into their sums, some at a time.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::upsert::excluded;
use tierway_kernel::StoreError;

use super::Conn;
use super::order_sums::{ALL_DAYS, BY_DAY, DIFFERENCES};
use crate::error::store_error;
use crate::schema::{counted_orders, order_changes, order_sums, sales_marks};
use crate::statement::Statement;

/// How many changes are taken into the sums at once; others write between two.
const AT_ONCE: i64 = 500;
/// How many rows are written by one statement: ten values each, within what SQLite binds.
const ROWS_AT_ONCE: usize = 500;
/// What the makers of the sums lock; a day no order was placed on.
const LOCK: &str = "INSERT INTO sales_folds (day, folds) VALUES (-1, 1) \
     ON CONFLICT (day) DO UPDATE SET folds = sales_folds.folds + 1 RETURNING folds";

type Kind = (String, String, i64, String);
/// Side, key, day and kind.
type SumKey = (String, String, i64, Kind);
/// Side, key, day, kind; which order, its seller and referrer; total, refunded, sign.
type ChangeTuple = (String, String, i64, String, String, i64, String, i64, Option<i64>, Option<i64>, i64, i64, i64);
type ChangeTypes =
    (Text, Text, BigInt, Text, Text, BigInt, Text, BigInt, Nullable<BigInt>, Nullable<BigInt>, BigInt, BigInt, BigInt);

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
}

/// What changes come to.
#[derive(Default)]
struct Taken {
    sums: BTreeMap<SumKey, [i64; 3]>,
    /// The orders as they are now, so that the sums hold just that, whatever becomes of them meanwhile.
    counted: BTreeMap<i64, CountedRow>,
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
            });
            counted.has_lines |= side == "category";
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

/// Takes some of what has changed into the sums, and marks the days on which something else was sold; false when nothing has
/// changed. A change that another commits meanwhile has a row that is not taken here, whether its order is seen or not: the
/// next time there is no difference.
pub(super) fn fold(connection: &mut Conn) -> Result<bool, StoreError> {
    let any = order_changes::table.select(order_changes::id).first::<i64>(connection).optional();
    if any.map_err(store_error)?.is_none() {
        return Ok(false);
    }
    let _: i64 = Statement::new(LOCK, &[]).get_result(connection).map_err(store_error)?;
    let changes: Vec<(i64, i64, i64, bool)> = order_changes::table
        .order(order_changes::id)
        .limit(AT_ONCE)
        .select((order_changes::id, order_changes::order_id, order_changes::day, order_changes::sells))
        .load(connection)
        .map_err(store_error)?;
    if changes.is_empty() {
        return Ok(false);
    }
    let days: BTreeSet<i64> = changes.iter().filter(|(_, _, _, sells)| *sells).map(|(_, _, day, _)| *day).collect();
    let marks: Vec<_> = days.into_iter().map(|day| sales_marks::day.eq(day)).collect();
    diesel::insert_into(sales_marks::table).values(marks).execute(connection).map_err(store_error)?;
    let orders: BTreeSet<i64> = changes.iter().map(|(_, order, _, _)| *order).collect();
    let list = orders.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
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
    diesel::delete(counted_orders::table.filter(counted_orders::order_id.eq_any(orders)))
        .execute(connection)
        .map_err(store_error)?;
    let counted: Vec<CountedRow> = taken.counted.into_values().collect();
    for rows in counted.chunks(ROWS_AT_ONCE) {
        diesel::insert_into(counted_orders::table).values(rows).execute(connection).map_err(store_error)?;
    }
    let ids: Vec<i64> = changes.into_iter().map(|(id, _, _, _)| id).collect();
    diesel::delete(order_changes::table.filter(order_changes::id.eq_any(ids)))
        .execute(connection)
        .map(|_| true)
        .map_err(store_error)
}
