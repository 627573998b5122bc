//! What is written beside an order when it changes, so that the figures of sales stay right: where it came from, what its
//! lines cost, and that its day has changed.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{BusinessZone, OrderId, StoreError, to_micros};
use tierway_orders::{MonthIndex, NewOrder, Order, is_trade};

use super::Conn;
use crate::error::store_error;
use crate::schema::order_origins;
use crate::statement::{Statement, Value};

const KEEP_LINES: &str = "INSERT INTO sold_lines (line_id, order_id, product_id, placed_at, category, unit_cost) \
     SELECT l.id, l.order_id, l.product_id, o.created_at, p.category, p.manufacturer_cost FROM order_lines l \
     JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id WHERE l.order_id = ?";
const MARK_DAY: &str = "INSERT INTO sales_marks (day) VALUES (?)";
const MARK_ORDER: &str = "INSERT INTO sales_marks (day) SELECT created_at / 86400000000 FROM orders WHERE id = ?";
/// Only when what counts has changed; where an order stands on its way does not.
const MARK_CHANGE: &str = "INSERT INTO sales_marks (day) SELECT created_at / 86400000000 FROM orders \
     WHERE id = ? AND version = ? AND (CASE WHEN is_quote OR status = 'cancelled' THEN 0 ELSE 1 END <> ? \
     OR goods_total <> ? OR tax <> ? OR COALESCE(seller_id, 0) <> ? OR COALESCE(referrer_id, 0) <> ?)";

fn run(connection: &mut Conn, text: &'static str, values: &[Value<'_>]) -> Result<(), StoreError> {
    Statement::new(text, values).execute(connection).map(|_| ()).map_err(store_error)
}

/// An order was placed.
pub(super) fn placed(
    connection: &mut Conn,
    id: OrderId,
    order: &NewOrder,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let origin = (
        order_origins::order_id.eq(id.0),
        order_origins::placed_at.eq(to_micros(now)),
        order_origins::buyer_role.eq(order.origin.role.as_str()),
        order_origins::region.eq(order.origin.region.as_deref().unwrap_or_default()),
        order_origins::month.eq(MonthIndex::at(BusinessZone::UTC, now).0),
        order_origins::cohort.eq(order.origin.cohort.map(|month| month.0)),
    );
    diesel::insert_into(order_origins::table).values(origin).execute(connection).map_err(store_error)?;
    if !order.lines.is_empty() {
        run(connection, KEEP_LINES, &[Value::Int(id.0)])?;
    }
    if order.is_quote { Ok(()) } else { run(connection, MARK_DAY, &[Value::Int(to_micros(now) / 86_400_000_000)]) }
}

/// A request for quotation has got lines.
pub(super) fn got_lines(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    run(connection, KEEP_LINES, &[Value::Int(id.0)])?;
    touched(connection, id)
}

/// An order is about to be saved.
pub(super) fn changes(connection: &mut Conn, order: &Order) -> Result<(), StoreError> {
    let counts = is_trade(order.status, order.is_quote);
    let id = |id: Option<tierway_kernel::UserId>| Value::Int(id.map_or(0, |id| id.0));
    let values = [
        Value::Int(order.id.0),
        Value::Int(order.version),
        Value::Int(i64::from(counts)),
        Value::Int(order.goods_total.minor()),
        Value::Int(order.tax.minor()),
        id(order.seller_id),
        id(order.referrer_id),
    ];
    run(connection, MARK_CHANGE, &values)
}

/// Money or goods of an order went back.
pub(super) fn touched(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    run(connection, MARK_ORDER, &[Value::Int(id.0)])
}
