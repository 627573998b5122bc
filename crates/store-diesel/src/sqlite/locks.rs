//! Locking reads. A writing transaction on SQLite is alone (BEGIN IMMEDIATE): a plain read is locked already.

use diesel::prelude::*;

use super::Conn;
use crate::rows::{
    CommissionRow, EntryRow, IssueRow, LevelRow, OrderRow, PayoutRow, ProductRow, PurchaseRow, UserRow, WaveRow,
};
use crate::schema::{
    commission_entries, commissions, issues, jobs, orders, payouts, pick_waves, products, purchase_orders,
    stock_levels, users,
};

/// A stock level, locked until the transaction ends.
pub(super) fn level(connection: &mut Conn, product: i64) -> QueryResult<Option<LevelRow>> {
    stock_levels::table.find(product).select(LevelRow::as_select()).first(connection).optional()
}

/// Stock levels, locked until the transaction ends; taken in ascending product id.
pub(super) fn levels(connection: &mut Conn, products: &[i64]) -> QueryResult<Vec<LevelRow>> {
    stock_levels::table
        .filter(stock_levels::product_id.eq_any(products))
        .order(stock_levels::product_id)
        .select(LevelRow::as_select())
        .load(connection)
}

/// An order, locked until the transaction ends.
pub(super) fn order(connection: &mut Conn, id: i64) -> QueryResult<Option<OrderRow>> {
    orders::table.find(id).select(OrderRow::as_select()).first(connection).optional()
}

/// The job that is longest due, locked until the transaction ends.
pub(super) fn due_job(connection: &mut Conn, kinds: &[&str], now: i64) -> QueryResult<Option<i64>> {
    let free = jobs::leased_until.is_null().or(jobs::leased_until.le(now));
    // The unary plus prevents SQLite from using the index of kinds, which would scan all finished jobs.
    let kind = diesel::dsl::sql::<diesel::sql_types::Text>("+jobs.kind");
    jobs::table
        .filter(jobs::finished_at.is_null().and(jobs::run_at.le(now)).and(kind.eq_any(kinds)))
        .filter(free)
        .order((jobs::run_at, jobs::id))
        .select(jobs::id)
        .first(connection)
        .optional()
}

/// An account, locked until the transaction ends.
pub(super) fn user(connection: &mut Conn, id: i64) -> QueryResult<Option<UserRow>> {
    users::table.find(id).select(UserRow::as_select()).first(connection).optional()
}

/// A product, locked until the transaction ends.
pub(super) fn product(connection: &mut Conn, id: i64) -> QueryResult<Option<ProductRow>> {
    products::table.find(id).select(ProductRow::as_select()).first(connection).optional()
}

/// The commission of an order, locked until the transaction ends.
pub(super) fn commission_of(connection: &mut Conn, order: i64) -> QueryResult<Option<CommissionRow>> {
    commissions::table
        .filter(commissions::order_id.eq(order))
        .select(CommissionRow::as_select())
        .first(connection)
        .optional()
}

/// The entries of a commission, oldest first, locked until the transaction ends.
pub(super) fn entries_of(connection: &mut Conn, commission: i64) -> QueryResult<Vec<EntryRow>> {
    commission_entries::table
        .filter(commission_entries::commission_id.eq(commission))
        .order(commission_entries::id)
        .select(EntryRow::as_select())
        .load(connection)
}

/// A payout, locked until the transaction ends.
pub(super) fn payout(connection: &mut Conn, id: i64) -> QueryResult<Option<PayoutRow>> {
    payouts::table.find(id).select(PayoutRow::as_select()).first(connection).optional()
}

/// A purchase order, locked until the transaction ends.
pub(super) fn purchase_order(connection: &mut Conn, id: i64) -> QueryResult<Option<PurchaseRow>> {
    purchase_orders::table.find(id).select(PurchaseRow::as_select()).first(connection).optional()
}

/// An issue, locked until the transaction ends.
pub(super) fn issue(connection: &mut Conn, id: i64) -> QueryResult<Option<IssueRow>> {
    issues::table.find(id).select(IssueRow::as_select()).first(connection).optional()
}

/// A wave, locked until the transaction ends.
pub(super) fn wave(connection: &mut Conn, id: i64) -> QueryResult<Option<WaveRow>> {
    pick_waves::table.find(id).select(WaveRow::as_select()).first(connection).optional()
}

/// Reserves pieces of this many products, each with its quantity; only products with enough stock are changed.
pub(super) fn reservation(products: usize) -> String {
    let wanted = vec!["(?, ?)"; products].join(", ");
    format!(
        "UPDATE stock_levels SET reserved = reserved + wanted.column2 FROM (VALUES {wanted}) AS wanted \
         WHERE product_id = wanted.column1 AND stock_in - stock_out - held - reserved >= wanted.column2 \
         RETURNING product_id, stock_in, stock_out, reserved, held, updated_at"
    )
}
