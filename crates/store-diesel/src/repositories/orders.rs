//! Orders: an order, its lines and history are written together; changes are guarded by the version.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{Money, OrderId, Page, PageRequest, ProductId, StoreError, UserId};
use tierway_orders::{
    NewLine, NewOrder, NumberKind, Order, OrderEvent, OrderFilter, OrderLine, OrderRepository, OrderScope, OrderStatus,
};

use super::{DieselTransaction, locks, order_list, order_search, order_sums, sales_marks};
use crate::error::store_error;
use crate::rows::{EventRow, LineRow, NewEventRow, NewLineRow, NewOrderRow, OrderChanges, OrderRow};
use crate::schema::{order_events, order_lines, order_shipment_lines, order_shipments, orders, quote_lines};
use crate::statement::{Statement, Value};

const NEXT_NUMBER: &str = "INSERT INTO number_sequences (kind, year, last_serial) VALUES (?, ?, 1) \
     ON CONFLICT (kind, year) DO UPDATE SET last_serial = number_sequences.last_serial + 1 RETURNING last_serial";

/// Orders that are looked at closer with one read.
const SUSPECTS_AT_ONCE: usize = 500;

impl DieselTransaction<'_> {
    fn add_event(&mut self, event: NewEventRow<'_>) -> Result<(), StoreError> {
        diesel::insert_into(order_events::table).values(event).execute(self.connection).map(|_| ()).map_err(store_error)
    }
}

impl OrderRepository for DieselTransaction<'_> {
    fn add(&mut self, order: &NewOrder, by: Option<UserId>, now: DateTime<Utc>) -> Result<Order, StoreError> {
        let stored = diesel::insert_into(orders::table)
            .values(NewOrderRow::new(order, now))
            .returning(OrderRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_order()?;
        if !order.lines.is_empty() {
            diesel::insert_into(order_lines::table)
                .values(NewLineRow::of_order(stored.id, &order.lines))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        sales_marks::placed(self.connection, stored.id, order, now)?;
        order_sums::placed(self.connection, stored.id)?;
        order_search::placed(self.connection, &stored)?;
        self.add_event(NewEventRow::new(stored.id, None, stored.status, by, None, now))?;
        Ok(stored)
    }

    fn by_id(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        let row = orders::table.find(id.0).select(OrderRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(OrderRow::into_order).transpose()
    }

    fn by_ids(&mut self, ids: &[OrderId]) -> Result<Vec<Order>, StoreError> {
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        let rows = orders::table.filter(orders::id.eq_any(ids)).select(OrderRow::as_select()).load(self.connection);
        rows.map_err(store_error)?.into_iter().map(OrderRow::into_order).collect()
    }

    fn lock(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        let row = locks::order(self.connection, id.0).map_err(store_error)?;
        row.map(OrderRow::into_order).transpose()
    }

    fn add_lines(&mut self, id: OrderId, lines: &[NewLine]) -> Result<(), StoreError> {
        diesel::insert_into(order_lines::table)
            .values(NewLineRow::of_order(id, lines))
            .execute(self.connection)
            .map_err(store_error)?;
        sales_marks::got_lines(self.connection, id)?;
        order_sums::got_lines(self.connection, id)
    }

    fn lines(&mut self, id: OrderId) -> Result<Vec<OrderLine>, StoreError> {
        let rows = order_lines::table
            .filter(order_lines::order_id.eq(id.0))
            .order(order_lines::position)
            .select(LineRow::as_select())
            .load(self.connection);
        rows.map_err(store_error)?.into_iter().map(LineRow::into_line).collect()
    }

    fn lines_of(&mut self, ids: &[OrderId]) -> Result<Vec<(OrderId, OrderLine)>, StoreError> {
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        let rows = order_lines::table
            .filter(order_lines::order_id.eq_any(ids))
            .order((order_lines::order_id, order_lines::position))
            .select(LineRow::as_select())
            .load(self.connection);
        let with_order = |row: LineRow| Ok((OrderId(row.order_id), row.into_line()?));
        rows.map_err(store_error)?.into_iter().map(with_order).collect()
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

    fn save(
        &mut self,
        order: &Order,
        from: OrderStatus,
        by: Option<UserId>,
        note: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let before = self.by_id(order.id)?;
        sales_marks::changes(self.connection, order)?;
        let left = order_sums::leaves(self.connection, order)?;
        let saved = diesel::update(orders::table.find(order.id.0).filter(orders::version.eq(order.version)))
            .set(OrderChanges::new(order, now))
            .execute(self.connection)
            .map_err(store_error)?;
        order_sums::saved(self.connection, order.id, saved == 1, &left)?;
        if saved == 1 {
            if let Some(before) = before {
                order_search::saved(self.connection, &before, order)?;
            }
            self.add_event(NewEventRow::new(order.id, Some(from), order.status, by, note, now))?;
        }
        Ok(saved == 1)
    }

    fn next_number(&mut self, kind: NumberKind, year: i32) -> Result<i64, StoreError> {
        let values = [Value::Text(kind.prefix()), Value::Int(i64::from(year))];
        Statement::new(NEXT_NUMBER, &values).get_result(self.connection).map_err(store_error)
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

    fn status_counts(&mut self) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
        let sums = order_sums::read(self.connection, "all", "", None)?;
        let of = |status| sums.iter().filter(|sum| sum.status == status).map(|sum| sum.orders).sum();
        Ok(OrderStatus::ALL.into_iter().map(|status| (status, of(status))).filter(|(_, count)| *count > 0).collect())
    }

    fn revenue(&mut self) -> Result<Money, StoreError> {
        let sums = order_sums::read(self.connection, "all", "", None)?;
        let stands = sums.iter().filter(|sum| sum.status != OrderStatus::Cancelled);
        Ok(Money::of(stands.map(|sum| (if sum.is_paid { sum.total } else { 0 }) - sum.refunded).sum()))
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
