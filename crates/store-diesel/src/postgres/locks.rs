//! Locking reads: SELECT … FOR UPDATE.

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
    stock_levels::table.find(product).select(LevelRow::as_select()).for_update().first(connection).optional()
}

/// Stock levels, locked until the transaction ends; taken in ascending product id.
pub(super) fn levels(connection: &mut Conn, products: &[i64]) -> QueryResult<Vec<LevelRow>> {
    stock_levels::table
        .filter(stock_levels::product_id.eq_any(products))
        .order(stock_levels::product_id)
        .select(LevelRow::as_select())
        .for_update()
        .load(connection)
}

/// An order, locked until the transaction ends.
pub(super) fn order(connection: &mut Conn, id: i64) -> QueryResult<Option<OrderRow>> {
    orders::table.find(id).select(OrderRow::as_select()).for_update().first(connection).optional()
}

/// The longest due job that is not locked by another worker.
pub(super) fn due_job(connection: &mut Conn, kinds: &[&str], now: i64) -> QueryResult<Option<i64>> {
    let free = jobs::leased_until.is_null().or(jobs::leased_until.le(now));
    jobs::table
        .filter(jobs::finished_at.is_null().and(jobs::run_at.le(now)).and(jobs::kind.eq_any(kinds)))
        .filter(free)
        .order((jobs::run_at, jobs::id))
        .select(jobs::id)
        .for_update()
        .skip_locked()
        .first(connection)
        .optional()
}

/// An account, locked until the transaction ends.
pub(super) fn user(connection: &mut Conn, id: i64) -> QueryResult<Option<UserRow>> {
    // Rows that refer to the account may be written in the meantime.
    users::table.find(id).select(UserRow::as_select()).for_no_key_update().first(connection).optional()
}

/// A product, locked until the transaction ends.
pub(super) fn product(connection: &mut Conn, id: i64) -> QueryResult<Option<ProductRow>> {
    products::table.find(id).select(ProductRow::as_select()).for_share().first(connection).optional()
}

/// The commission of an order, locked until the transaction ends.
pub(super) fn commission_of(connection: &mut Conn, order: i64) -> QueryResult<Option<CommissionRow>> {
    commissions::table
        .filter(commissions::order_id.eq(order))
        .select(CommissionRow::as_select())
        .for_update()
        .first(connection)
        .optional()
}

/// The entries of a commission, oldest first, locked until the transaction ends.
pub(super) fn entries_of(connection: &mut Conn, commission: i64) -> QueryResult<Vec<EntryRow>> {
    commission_entries::table
        .filter(commission_entries::commission_id.eq(commission))
        .order(commission_entries::id)
        .select(EntryRow::as_select())
        .for_update()
        .load(connection)
}

/// A payout, locked until the transaction ends.
pub(super) fn payout(connection: &mut Conn, id: i64) -> QueryResult<Option<PayoutRow>> {
    payouts::table.find(id).select(PayoutRow::as_select()).for_update().first(connection).optional()
}

/// A purchase order, locked until the transaction ends.
pub(super) fn purchase_order(connection: &mut Conn, id: i64) -> QueryResult<Option<PurchaseRow>> {
    purchase_orders::table.find(id).select(PurchaseRow::as_select()).for_update().first(connection).optional()
}

/// An issue, locked until the transaction ends.
pub(super) fn issue(connection: &mut Conn, id: i64) -> QueryResult<Option<IssueRow>> {
    issues::table.find(id).select(IssueRow::as_select()).for_no_key_update().first(connection).optional()
}

/// A wave, locked until the transaction ends.
pub(super) fn wave(connection: &mut Conn, id: i64) -> QueryResult<Option<WaveRow>> {
    pick_waves::table.find(id).select(WaveRow::as_select()).for_no_key_update().first(connection).optional()
}

/// Reserves pieces of this many products, each with its quantity; only products with enough stock are changed. Their
/// rows are locked in ascending product id first, independent of the plan of the update.
pub(super) fn reservation(products: usize) -> String {
    let wanted = vec!["(CAST(? AS BIGINT), CAST(? AS BIGINT))"; products].join(", ");
    format!(
        "WITH wanted (product_id, pieces) AS (VALUES {wanted}), locked AS MATERIALIZED (\
             SELECT level.product_id, wanted.pieces FROM stock_levels level JOIN wanted USING (product_id) \
             ORDER BY level.product_id FOR NO KEY UPDATE OF level) \
         UPDATE stock_levels level SET reserved = level.reserved + locked.pieces FROM locked \
         WHERE level.product_id = locked.product_id \
             AND level.stock_in - level.stock_out - level.held - level.reserved >= locked.pieces \
         RETURNING level.product_id, level.stock_in, level.stock_out, level.reserved, level.held, level.updated_at"
    )
}
