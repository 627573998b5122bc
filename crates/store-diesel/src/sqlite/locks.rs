//! Locking reads. A writing transaction on SQLite is alone (BEGIN IMMEDIATE): a plain read is locked already.

use diesel::prelude::*;

use super::Conn;
use crate::rows::{LevelRow, OrderRow};
use crate::schema::{orders, stock_levels};

/// A stock level, safe from others until the transaction ends.
pub(super) fn level(connection: &mut Conn, product: i64) -> QueryResult<Option<LevelRow>> {
    stock_levels::table.find(product).select(LevelRow::as_select()).first(connection).optional()
}

/// An order, safe from others until the transaction ends.
pub(super) fn order(connection: &mut Conn, id: i64) -> QueryResult<Option<OrderRow>> {
    orders::table.find(id).select(OrderRow::as_select()).first(connection).optional()
}
