//! The log of order changes: one row per change, in the same transaction. Read by the rollup and by every reader of the
//! aggregates, so that figures are exact at any time (decisions 33 and 70).

use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError};
use tierway_orders::{Order, is_trade};

use super::Conn;
use crate::error::store_error;
use crate::statement::{Statement, Value};

const NOTE: &str = "INSERT INTO order_changes (order_id, day, sells) \
     SELECT id, created_at / 86400000000, CAST(? AS BIGINT) = 1 FROM orders WHERE id = ?";

fn note(connection: &mut Conn, id: OrderId, sells: bool) -> Result<(), StoreError> {
    let values = [Value::Int(i64::from(sells)), Value::Int(id.0)];
    Statement::new(NOTE, &values).execute(connection).map(|_| ()).map_err(store_error)
}

/// Something of an order that counts among what was sold is another now: it has got lines, money or goods went back.
pub(super) fn touched(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    note(connection, id, true)
}

/// An order was saved. Changes without effect on aggregates write no row.
pub(super) fn saved(connection: &mut Conn, before: &Order, order: &Order) -> Result<(), StoreError> {
    let stands =
        |order: &Order| (order.status, order.payment_status, order.shipping.courier, order.total, order.is_quote);
    let sold = |order: &Order| (is_trade(order.status, order.is_quote), order.goods_total, order.tax);
    let people = |order: &Order| (order.seller_id, order.referrer_id);
    let sells = sold(before) != sold(order) || people(before) != people(order);
    if sells || stands(before) != stands(order) { note(connection, order.id, sells) } else { Ok(()) }
}
