//! Order search. A search first finds matching buyers and order numbers in search tables; only a very common text scans
//! the orders themselves.

use std::collections::HashSet;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use tierway_kernel::{OrderId, StoreError};
use tierway_orders::{Order, number_parts, parse_order_number};

use super::{Conn, Db};
use crate::error::store_error;
use crate::schema::{order_buyers, order_numbers, orders};
use crate::statement::{Statement, Value};
use crate::text::contains;

/// Most buyers, and most numbers, that orders are found by.
const MOST: i64 = 2_000;
/// Behind every text that begins with another.
const LAST: char = char::MAX;

/// Buyers whose orders had that name, and whether some of their orders had another.
const BUYERS: &str = "SELECT b.customer_id, CAST(CASE WHEN EXISTS (SELECT 1 FROM order_buyers o \
     WHERE o.customer_id = b.customer_id AND o.name <> b.name) THEN 1 ELSE 0 END AS BIGINT) \
     FROM order_buyers b WHERE b.name LIKE ? ESCAPE '\\' LIMIT ?";
const NUMBERS: &str = "SELECT DISTINCT order_id FROM order_numbers WHERE part >= ? AND part < ? LIMIT ?";
/// Orders missing from the search tables; non-ASCII letters may differ on SQLite.
const SUSPECTS: &str = "SELECT o.id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_buyers b \
     WHERE b.customer_id = o.customer_id AND b.name = lower(o.customer_name)) \
     OR (o.receipt_number <> '' AND NOT EXISTS (SELECT 1 FROM order_numbers n \
         WHERE n.part = lower(o.receipt_number) AND n.order_id = o.id)) \
     OR (o.invoice_number <> '' AND NOT EXISTS (SELECT 1 FROM order_numbers n \
         WHERE n.part = lower(o.invoice_number) AND n.order_id = o.id)) ORDER BY o.id";

/// The order query being built.
pub(super) type Query<'a> = orders::BoxedQuery<'a, Db>;

/// The condition of a search text.
#[derive(Debug)]
pub(super) struct Search {
    /// The text as a pattern.
    pattern: String,
    found: Found,
}

type Condition<'a> = Box<dyn BoxableExpression<orders::table, Db, SqlType = Bool> + 'a>;

#[derive(Debug)]
enum Found {
    /// All orders of some buyers, orders with a former name, and single orders.
    Few { buyers: Vec<i64>, renamed: Vec<i64>, orders: Vec<i64> },
    /// Too many to name them; and perhaps a single order.
    Many(Option<i64>),
}

/// The condition of a search text; `None` for a blank one.
pub(super) fn search(connection: &mut Conn, text: &str) -> Result<Option<Search>, StoreError> {
    let Some(pattern) = contains(text) else { return Ok(None) };
    let said = parse_order_number(text).map(|OrderId(id)| id);
    let values = [Value::Text(&pattern), Value::Int(MOST + 1)];
    let named: Vec<(i64, i64)> =
        Statement::<(BigInt, BigInt)>::answering(BUYERS, &values).load(connection).map_err(store_error)?;
    let begin = text.trim().to_lowercase();
    let end = format!("{begin}{LAST}");
    let values = [Value::Text(&begin), Value::Text(&end), Value::Int(MOST + 1)];
    let mut numbered: Vec<i64> =
        Statement::<BigInt>::answering(NUMBERS, &values).load(connection).map_err(store_error)?;
    let is_many = |count: usize| i64::try_from(count).is_ok_and(|count| count > MOST);
    let found = if is_many(named.len()) || is_many(numbered.len()) {
        Found::Many(said)
    } else {
        numbered.extend(said);
        let with = |renamed: i64| named.iter().filter(move |row| row.1 == renamed).map(|row| row.0).collect();
        Found::Few { buyers: with(0), renamed: with(1), orders: numbered }
    };
    Ok(Some(Search { pattern, found }))
}

impl Search {
    /// Limits a query to what was found.
    pub(super) fn limit<'a>(&'a self, query: Query<'a>) -> Query<'a> {
        let named = orders::search_text.like(&self.pattern).escape('\\');
        match &self.found {
            Found::Few { buyers, renamed, orders: ids } => {
                // Only what there is, so that the usual one stays with its index.
                let mut any: Vec<Condition<'a>> = Vec::new();
                if !buyers.is_empty() {
                    any.push(Box::new(orders::customer_id.eq_any(buyers)));
                }
                if !renamed.is_empty() {
                    any.push(Box::new(orders::customer_id.eq_any(renamed).and(named)));
                }
                if !ids.is_empty() || any.is_empty() {
                    any.push(Box::new(orders::id.eq_any(ids)));
                }
                match any.into_iter().reduce(|one, other| Box::new(one.or(other))) {
                    Some(condition) => query.filter(condition),
                    None => query,
                }
            }
            Found::Many(Some(id)) => query.filter(named.or(orders::id.eq(*id))),
            Found::Many(None) => query.filter(named),
        }
    }
}

fn parts(order: &Order) -> Vec<String> {
    let mut parts: Vec<String> = order.numbers().into_iter().flat_map(number_parts).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

fn keep(connection: &mut Conn, order: &Order, parts: &[String]) -> Result<(), StoreError> {
    if parts.is_empty() {
        return Ok(());
    }
    let row = |part| (order_numbers::part.eq(part), order_numbers::order_id.eq(order.id.0));
    let rows: Vec<_> = parts.iter().map(row).collect();
    diesel::insert_into(order_numbers::table).values(rows).execute(connection).map(|_| ()).map_err(store_error)
}

/// An order was placed; its buyer's name is stored with it (`placing`).
pub(super) fn placed(connection: &mut Conn, order: &Order) -> Result<(), StoreError> {
    keep(connection, order, &parts(order))
}

/// An order was saved that was like that before.
pub(super) fn saved(connection: &mut Conn, before: &Order, order: &Order) -> Result<(), StoreError> {
    let (gone, come) = (parts(before), parts(order));
    if gone == come {
        return Ok(());
    }
    if !gone.is_empty() {
        let of_order = order_numbers::table.filter(order_numbers::order_id.eq(order.id.0));
        diesel::delete(of_order.filter(order_numbers::part.eq_any(gone))).execute(connection).map_err(store_error)?;
    }
    keep(connection, order, &come)
}

/// Candidate orders for [`hidden`] to check in detail.
pub(super) fn suspects(connection: &mut Conn) -> Result<Vec<OrderId>, StoreError> {
    let ids: Vec<i64> = Statement::new(SUSPECTS, &[]).load(connection).map_err(store_error)?;
    Ok(ids.into_iter().map(OrderId).collect())
}

/// Which of these orders lack something that they are found by.
pub(super) fn hidden(connection: &mut Conn, some: &[Order]) -> Result<Vec<OrderId>, StoreError> {
    let buyers =
        order_buyers::table.filter(order_buyers::customer_id.eq_any(some.iter().map(|order| order.customer_id.0)));
    let names: Vec<(i64, String)> =
        buyers.select((order_buyers::customer_id, order_buyers::name)).load(connection).map_err(store_error)?;
    let numbered = order_numbers::table.filter(order_numbers::order_id.eq_any(some.iter().map(|order| order.id.0)));
    let numbers: Vec<(i64, String)> =
        numbered.select((order_numbers::order_id, order_numbers::part)).load(connection).map_err(store_error)?;
    let (names, numbers): (HashSet<_>, HashSet<_>) = (names.into_iter().collect(), numbers.into_iter().collect());
    let is_found = |order: &&Order| {
        names.contains(&(order.customer_id.0, order.customer_name.to_lowercase()))
            && parts(order).into_iter().all(|part| numbers.contains(&(order.id.0, part)))
    };
    Ok(some.iter().filter(|order| !is_found(order)).map(|order| order.id).collect())
}
