//! Orders: an order, its lines and history are written together; changes are guarded by the version.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_application::Topic;
use tierway_kernel::{LineId, Message, Money, OrderId, Page, PageRequest, ProductId, StoreError, UserId, to_micros};
use tierway_orders::{
    NewLine, NewOrder, NumberKind, Order, OrderEvent, OrderFilter, OrderLine, OrderRepository, OrderScope, OrderStatus,
};

use super::placing::{self, Placing};
use super::{DieselTransaction, backend_placing, locks, order_changes, order_list, order_search, order_sums};
use crate::error::{conflict_error, store_error};
use crate::rows::{EventRow, LineRow, OrderRow, order_search_text, write_shipping};
use crate::schema::{order_events, order_lines, order_shipment_lines, order_shipments, orders, products, quote_lines};
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

/// The last time the order got its current status.
const DELIVERED: &str = "\
    SELECT o.id FROM orders o JOIN order_events e ON e.order_id = o.id AND e.to_status = 'delivered' \
        AND COALESCE(e.from_status, '') <> 'delivered' \
    WHERE o.status = 'delivered' AND o.payment_status = 'paid' AND o.id > ? \
        AND NOT EXISTS (SELECT 1 FROM order_returns r WHERE r.order_id = o.id \
            AND r.state IN ('requested', 'approved', 'received')) \
    GROUP BY o.id HAVING MAX(e.created_at) < ? ORDER BY o.id LIMIT ?";

/// Orders checked per read.
const SUSPECTS_AT_ONCE: usize = 500;

impl DieselTransaction<'_> {
    /// Writes a history entry of `order`, with its previous status.
    fn add_event(
        &mut self,
        order: &Order,
        from: OrderStatus,
        by: Option<UserId>,
        note: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        diesel::insert_into(order_events::table)
            .values((
                order_events::order_id.eq(order.id.0),
                order_events::from_status.eq(from.as_str()),
                order_events::to_status.eq(order.status.as_str()),
                order_events::actor_id.eq(by.map(|id| id.0)),
                order_events::note.eq(note.map(Message::to_stored)),
                order_events::created_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}

/// The next numbers of this many sequences, each by kind and year.
fn next_numbers(kinds: usize) -> String {
    let wanted = vec!["(?, ?, 1)"; kinds].join(", ");
    format!(
        "INSERT INTO number_sequences (kind, year, last_serial) VALUES {wanted} ON CONFLICT (kind, year) \
         DO UPDATE SET last_serial = number_sequences.last_serial + 1 RETURNING kind, last_serial"
    )
}

impl OrderRepository for DieselTransaction<'_> {
    fn place(
        &mut self,
        order: &NewOrder,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<(Order, Vec<OrderLine>), StoreError> {
        self.changes.note(Topic::Orders);
        let placing = Placing::new(order, by, now);
        let (id, lines) = backend_placing::place(self.connection, &placing).map_err(conflict_error)?;
        let stored = Order::placed(OrderId(id), order, now);
        order_search::placed(self.connection, &stored)?;
        let lines = lines.into_iter().zip(&order.lines).map(|(id, line)| OrderLine::stored(LineId(id), line));
        Ok((stored, lines.collect()))
    }

    fn by_id(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        let row = orders::table.find(id.0).select(OrderRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(OrderRow::into_order).transpose()
    }

    fn by_ids(&mut self, ids: &[OrderId]) -> Result<Vec<Order>, StoreError> {
        let rows = in_steps(ids, |ids| {
            orders::table
                .filter(orders::id.eq_any(ids.iter().map(|id| id.0)))
                .select(OrderRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(OrderRow::into_order).collect()
    }

    fn lock(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        let row = locks::order(self.connection, id.0).map_err(store_error)?;
        self.locked = row.map(OrderRow::into_order).transpose()?;
        Ok(self.locked.clone())
    }

    fn add_lines(&mut self, id: OrderId, lines: &[NewLine]) -> Result<(), StoreError> {
        if !lines.is_empty() {
            let (text, values) = (placing::insert_lines(lines.len()), placing::line_values(Some(id), lines));
            Statement::new(&text, &values).load::<i64>(self.connection).map_err(conflict_error)?;
        }
        order_changes::touched(self.connection, id)
    }

    fn lines(&mut self, id: OrderId) -> Result<Vec<OrderLine>, StoreError> {
        let rows: Vec<(LineRow, Option<String>)> = order_lines::table
            .left_join(products::table)
            .filter(order_lines::order_id.eq(id.0))
            .order(order_lines::position)
            .select((LineRow::as_select(), products::image.nullable()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|(row, image)| row.into_line(image)).collect()
    }

    fn lines_of(&mut self, ids: &[OrderId]) -> Result<Vec<(OrderId, OrderLine)>, StoreError> {
        let rows: Vec<(LineRow, Option<String>)> = in_steps(ids, |ids| {
            order_lines::table
                .left_join(products::table)
                .filter(order_lines::order_id.eq_any(ids.iter().map(|id| id.0)))
                .order((order_lines::order_id, order_lines::position))
                .select((LineRow::as_select(), products::image.nullable()))
                .load(self.connection)
                .map_err(store_error)
        })?;
        let with_order = |(row, image): (LineRow, _)| Ok((OrderId(row.order_id), row.into_line(image)?));
        rows.into_iter().map(with_order).collect()
    }

    fn events(&mut self, id: OrderId) -> Result<Vec<OrderEvent>, StoreError> {
        let rows = order_events::table
            .filter(order_events::order_id.eq(id.0))
            .order(order_events::id)
            .select(EventRow::as_select())
            .load(self.connection);
        rows.map_err(store_error)?.into_iter().map(EventRow::into_event).collect()
    }

    fn list(&mut self, scope: OrderScope, filter: &OrderFilter, page: &PageRequest) -> Result<Page<Order>, StoreError> {
        order_list::list(self.connection, scope, filter, page)
    }

    fn count(&mut self, scope: OrderScope, filter: &OrderFilter) -> Result<u64, StoreError> {
        order_list::count(self.connection, scope, filter)
    }

    fn delivered(&mut self, before: DateTime<Utc>, after: OrderId, limit: u32) -> Result<Vec<OrderId>, StoreError> {
        let values = [Value::Int(after.0), Value::Int(to_micros(before)), Value::Int(i64::from(limit))];
        let ids: Vec<i64> =
            Statement::<BigInt>::answering(DELIVERED, &values).load(self.connection).map_err(store_error)?;
        Ok(ids.into_iter().map(OrderId).collect())
    }

    fn save(
        &mut self,
        order: &Order,
        from: OrderStatus,
        by: Option<UserId>,
        note: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Orders);
        // Of this version there is one state only, and the change is saved over no other version.
        let known = self.locked.take().filter(|locked| (locked.id, locked.version) == (order.id, order.version));
        let before = match known {
            Some(locked) => Some(locked),
            None => self.by_id(order.id)?,
        };
        let payment = order.payment.as_ref();
        let saved = diesel::update(orders::table.find(order.id.0).filter(orders::version.eq(order.version)))
            .set((
                orders::seller_id.eq(order.seller_id.map(|id| id.0)),
                orders::referrer_id.eq(order.referrer_id.map(|id| id.0)),
                orders::status.eq(order.status.as_str()),
                orders::payment_status.eq(order.payment_status.as_str()),
                orders::payment_method.eq(order.payment_method.as_deref()),
                orders::paid_method.eq(payment.and_then(|payment| payment.method.as_deref())),
                orders::paid_reference.eq(payment.and_then(|payment| payment.reference.as_deref())),
                orders::receipt_number.eq(payment.map(|payment| payment.receipt_number.as_str())),
                orders::invoice_number.eq(payment.map(|payment| payment.invoice_number.as_str())),
                orders::recorded_by.eq(payment.and_then(|payment| payment.recorded_by).map(|id| id.0)),
                orders::paid_at.eq(payment.map(|payment| to_micros(payment.paid_at))),
                orders::shipping.eq(write_shipping(&order.shipping)),
                orders::goods_total.eq(order.goods_total.minor()),
                orders::tax.eq(order.tax.minor()),
                orders::shipping_cost.eq(order.shipping_cost.minor()),
                orders::total.eq(order.total.minor()),
                orders::is_quote.eq(order.is_quote),
                orders::notes.eq(order.notes.as_deref()),
                orders::processed_by.eq(order.processed_by.map(|id| id.0)),
                orders::completed_at.eq(order.completed_at.map(to_micros)),
                orders::updated_at.eq(to_micros(now)),
                orders::version.eq(order.version + 1),
                orders::search_text.eq(order_search_text(&order.customer_name, &order.shipping, payment)),
                orders::courier.eq(order.shipping.courier.as_str()),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if saved == 1 {
            if let Some(before) = before {
                order_changes::saved(self.connection, &before, order)?;
                order_search::saved(self.connection, &before, order)?;
            }
            self.add_event(order, from, by, note, now)?;
        }
        Ok(saved == 1)
    }

    fn next_numbers(&mut self, kinds: &[NumberKind], year: i32) -> Result<Vec<i64>, StoreError> {
        if kinds.is_empty() {
            return Ok(Vec::new());
        }
        // Taken in one order by everybody, so that two never wait for each other in a circle.
        let mut sequences: Vec<&str> = kinds.iter().map(|kind| kind.prefix()).collect();
        sequences.sort_unstable();
        let of_kind = |kind| [Value::Text(kind), Value::Int(i64::from(year))];
        let values: Vec<Value<'_>> = sequences.iter().copied().flat_map(of_kind).collect();
        let taken: Vec<(String, i64)> = Statement::<(Text, BigInt)>::answering(&next_numbers(sequences.len()), &values)
            .load(self.connection)
            .map_err(store_error)?;
        let serial = |kind: &NumberKind| {
            let found = taken.iter().find(|(name, _)| name == kind.prefix()).map(|(_, serial)| *serial);
            found.ok_or_else(|| StoreError::Failed(format!("no number of {}", kind.prefix())))
        };
        kinds.iter().map(serial).collect()
    }

    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let ordered = order_lines::table.filter(order_lines::product_id.eq(product.0));
        let quoted = quote_lines::table.filter(quote_lines::product_id.eq(product.0));
        let either = diesel::dsl::exists(ordered).or(diesel::dsl::exists(quoted));
        diesel::select(either).get_result(self.connection).map_err(store_error)
    }

    fn unsearchable(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let mut missing = Vec::new();
        for some in order_search::suspects(self.connection)?.chunks(SUSPECTS_AT_ONCE) {
            let orders = self.by_ids(some)?;
            missing.extend(order_search::hidden(self.connection, &orders)?);
        }
        missing.sort_unstable();
        Ok(missing)
    }

    fn totals(&mut self) -> Result<(Vec<(OrderStatus, u64)>, Money), StoreError> {
        let sums = order_sums::read(self.connection, "all", "", None)?;
        let of = |status| sums.iter().filter(|sum| sum.status == status).map(|sum| sum.orders).sum();
        let counts = OrderStatus::ALL.into_iter().map(|status| (status, of(status))).filter(|(_, count)| *count > 0);
        let stands = sums.iter().filter(|sum| sum.status != OrderStatus::Cancelled);
        let received = stands.map(|sum| (if sum.is_paid { sum.total } else { 0 }) - sum.refunded).sum();
        Ok((counts.collect(), Money::of(received)))
    }

    fn reserved_pieces(&mut self) -> Result<Vec<(ProductId, i64)>, StoreError> {
        let holding =
            || OrderStatus::ALL.into_iter().filter(|status| status.holds_reservation()).map(OrderStatus::as_str);
        let rows: Vec<(i64, i64)> = order_lines::table
            .inner_join(orders::table)
            .filter(orders::status.eq_any(holding()).and(orders::is_quote.eq(false)))
            .group_by(order_lines::product_id)
            .order(order_lines::product_id)
            .select((order_lines::product_id, sql::<BigInt>("CAST(SUM(order_lines.pieces) AS BIGINT)")))
            .load(self.connection)
            .map_err(store_error)?;
        let gone: Vec<(i64, i64)> = order_shipment_lines::table
            .inner_join(order_shipments::table)
            .inner_join(order_lines::table.inner_join(orders::table))
            .filter(orders::status.eq_any(holding()).and(order_shipments::undone_at.is_null()))
            .group_by(order_lines::product_id)
            .select((order_lines::product_id, sql::<BigInt>("CAST(SUM(order_shipment_lines.pieces) AS BIGINT)")))
            .load(self.connection)
            .map_err(store_error)?;
        let gone: HashMap<i64, i64> = gone.into_iter().collect();
        let left = |product: i64, pieces: i64| pieces - gone.get(&product).copied().unwrap_or_default();
        Ok(rows.into_iter().map(|(product, pieces)| (ProductId(product), left(product, pieces))).collect())
    }
}
