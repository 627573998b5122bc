//! Shipments of orders.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError, to_micros};
use tierway_orders::{NewShipment, Shipment, ShipmentRepository};

use super::{DieselTransaction, stock_figures};
use crate::error::store_error;
use crate::rows::{ShipmentLineRow, ShipmentRow};
use crate::schema::{order_shipment_lines, order_shipments};
use crate::steps::in_steps;

/// Shipped pieces of an order by the ledger, compared with its shipments less restocked returns.
const LEDGER: &str = "\
    SELECT DISTINCT order_id AS id FROM (\
        SELECT order_id, product_id, SUM(pieces) AS pieces FROM (\
            SELECT order_id, product_id, CASE WHEN direction = 'out' THEN -quantity ELSE quantity END AS pieces \
            FROM inventory_transactions WHERE order_id IS NOT NULL \
            UNION ALL \
            SELECT line.order_id, line.product_id, part.pieces FROM order_shipment_lines part \
            JOIN order_shipments shipment ON shipment.id = part.shipment_id \
            JOIN order_lines line ON line.id = part.line_id WHERE shipment.undone_at IS NULL \
            UNION ALL \
            SELECT line.order_id, line.product_id, -part.restocked FROM order_return_lines part \
            JOIN order_lines line ON line.id = part.line_id\
        ) moves GROUP BY order_id, product_id\
    ) sums WHERE pieces <> 0 ORDER BY order_id";

/// Lines with more shipped than ordered or more returned than shipped, shipped orders with missing pieces, and
/// cancelled orders with shipped pieces.
const LINES: &str = "\
    SELECT DISTINCT id FROM (\
        SELECT orders.id AS id, orders.status AS status, line.pieces AS pieces, \
            COALESCE((SELECT SUM(part.pieces) FROM order_shipment_lines part \
                JOIN order_shipments shipment ON shipment.id = part.shipment_id \
                WHERE part.line_id = line.id AND shipment.undone_at IS NULL), 0) AS shipped, \
            COALESCE((SELECT SUM(CASE WHEN given.received_at IS NULL THEN part.pieces ELSE part.received END) \
                FROM order_return_lines part JOIN order_returns given ON given.id = part.return_id \
                WHERE part.line_id = line.id AND given.state NOT IN ('rejected', 'closed')), 0) \
            + COALESCE((SELECT SUM(part.received) \
                FROM order_return_lines part JOIN order_returns given ON given.id = part.return_id \
                WHERE part.line_id = line.id AND given.state = 'closed'), 0) AS returned \
        FROM order_lines line JOIN orders ON orders.id = line.order_id\
    ) sums WHERE shipped > pieces OR returned > shipped OR (status = 'cancelled' AND shipped > 0) \
        OR (status IN ('shipped', 'delivered', 'completed') AND shipped <> pieces) ORDER BY id";

impl ShipmentRepository for DieselTransaction<'_> {
    fn add(&mut self, new: &NewShipment, now: DateTime<Utc>) -> Result<Shipment, StoreError> {
        let row: ShipmentRow = diesel::insert_into(order_shipments::table)
            .values((
                order_shipments::order_id.eq(new.order_id.0),
                order_shipments::number.eq(&new.number),
                order_shipments::carrier.eq(new.carrier.as_deref()),
                order_shipments::tracking_number.eq(new.tracking_number.as_deref()),
                order_shipments::notes.eq(new.notes.as_deref()),
                order_shipments::created_by.eq(new.created_by.map(|id| id.0)),
                order_shipments::created_at.eq(to_micros(now)),
            ))
            .returning(ShipmentRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        diesel::insert_into(order_shipment_lines::table)
            .values(ShipmentLineRow::of_shipment(row.id, &new.lines))
            .execute(self.connection)
            .map_err(store_error)?;
        let shipment = row.into_shipment(Vec::new())?;
        Ok(Shipment { entry: new.clone(), ..shipment })
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Shipment>, StoreError> {
        let heads: Vec<ShipmentRow> = in_steps(orders, |orders| {
            order_shipments::table
                .filter(order_shipments::order_id.eq_any(orders.iter().map(|id| id.0)))
                .order((order_shipments::order_id, order_shipments::id))
                .select(ShipmentRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        if heads.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<ShipmentLineRow> = in_steps(&heads, |heads| {
            order_shipment_lines::table
                .filter(order_shipment_lines::shipment_id.eq_any(heads.iter().map(|head| head.id)))
                .order((order_shipment_lines::shipment_id, order_shipment_lines::line_id))
                .select(ShipmentLineRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        let mut lines: HashMap<i64, Vec<ShipmentLineRow>> = HashMap::new();
        for row in rows {
            lines.entry(row.shipment_id).or_default().push(row);
        }
        let own = |head: ShipmentRow| {
            let own = lines.remove(&head.id).unwrap_or_default();
            head.into_shipment(own)
        };
        heads.into_iter().map(own).collect()
    }

    fn by_number(&mut self, number: &str) -> Result<Option<Shipment>, StoreError> {
        let numbered = order_shipments::table.filter(order_shipments::number.eq(number));
        let row = numbered.select(ShipmentRow::as_select()).first(self.connection).optional().map_err(store_error)?;
        row.map(|row| row.into_shipment(Vec::new())).transpose()
    }

    fn tracked_as(&mut self, tracking: &str, limit: u32) -> Result<Vec<Shipment>, StoreError> {
        let tracked = order_shipments::table
            .filter(order_shipments::tracking_number.eq(tracking))
            .order(order_shipments::id.desc())
            .limit(i64::from(limit))
            .select(ShipmentRow::as_select());
        let rows: Vec<ShipmentRow> = tracked.load(self.connection).map_err(store_error)?;
        rows.into_iter().map(|row| row.into_shipment(Vec::new())).collect()
    }

    fn newest(&mut self, limit: u32) -> Result<Vec<Shipment>, StoreError> {
        let newest = order_shipments::table.order(order_shipments::id.desc()).limit(i64::from(limit));
        let rows: Vec<ShipmentRow> =
            newest.select(ShipmentRow::as_select()).load(self.connection).map_err(store_error)?;
        rows.into_iter().map(|row| row.into_shipment(Vec::new())).collect()
    }

    fn undo_all(&mut self, order: OrderId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let live = order_shipments::order_id.eq(order.0).and(order_shipments::undone_at.is_null());
        diesel::update(order_shipments::table.filter(live))
            .set(order_shipments::undone_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let mut ids = stock_figures::found(self.connection, LEDGER)?;
        ids.extend(stock_figures::found(self.connection, LINES)?);
        ids.sort_unstable();
        ids.dedup();
        Ok(ids.into_iter().map(OrderId).collect())
    }
}
