//! What is kept beside an order for the figures of sales, as it was when it was sold.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{BusinessZone, OrderId, StoreError, to_micros};
use tierway_orders::{MonthIndex, NewOrder};

use super::Conn;
use crate::error::store_error;
use crate::schema::order_origins;
use crate::statement::{Statement, Value};

const KEEP_LINES: &str = "INSERT INTO sold_lines (line_id, order_id, product_id, placed_at, category, unit_cost) \
     SELECT l.id, l.order_id, l.product_id, o.created_at, p.category, p.manufacturer_cost FROM order_lines l \
     JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id WHERE l.order_id = ?";

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
    if order.lines.is_empty() { Ok(()) } else { got_lines(connection, id) }
}

/// An order has got its lines.
pub(super) fn got_lines(connection: &mut Conn, id: OrderId) -> Result<(), StoreError> {
    Statement::new(KEEP_LINES, &[Value::Int(id.0)]).execute(connection).map(|_| ()).map_err(store_error)
}
