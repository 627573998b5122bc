//! Returns of orders.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_kernel::{Cursor, OrderId, Page, PageRequest, ReturnId, StoreError, is_descending, to_micros};
use tierway_orders::{NewReturn, Return, ReturnFilter, ReturnRepository, ReturnScope, ReturnState};

use super::paging::{by_time, paged};
use super::{Conn, Db, DieselTransaction, order_changes};
use crate::error::store_error;
use crate::rows::{ReturnLineRow, ReturnRow};
use crate::schema::{order_return_lines, order_returns, orders};
use crate::steps::in_steps;

/// Reads the lines of returns, in one query.
fn with_lines(connection: &mut Conn, heads: Vec<ReturnRow>) -> Result<Vec<Return>, StoreError> {
    if heads.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<ReturnLineRow> = in_steps(&heads, |heads| {
        order_return_lines::table
            .filter(order_return_lines::return_id.eq_any(heads.iter().map(|head| head.id)))
            .order((order_return_lines::return_id, order_return_lines::line_id))
            .select(ReturnLineRow::as_select())
            .load(connection)
            .map_err(store_error)
    })?;
    let mut lines: HashMap<i64, Vec<ReturnLineRow>> = HashMap::new();
    for row in rows {
        lines.entry(row.return_id).or_default().push(row);
    }
    let own = |head: ReturnRow| {
        let own = lines.remove(&head.id).unwrap_or_default();
        head.into_return(own)
    };
    heads.into_iter().map(own).collect()
}

fn filtered(scope: ReturnScope, filter: &ReturnFilter) -> order_returns::BoxedQuery<'_, Db> {
    let mut query = order_returns::table.into_boxed();
    if let ReturnScope::Party(user) = scope {
        let own = orders::customer_id.eq(user.0).or(orders::seller_id.eq(user.0));
        query = query.filter(order_returns::order_id.eq_any(orders::table.filter(own).select(orders::id)));
    }
    if let Some(state) = filter.state {
        query = query.filter(order_returns::state.eq(state.as_str()));
    }
    if let Some(order) = filter.order_id {
        query = query.filter(order_returns::order_id.eq(order.0));
    }
    query
}

impl ReturnRepository for DieselTransaction<'_> {
    fn add(&mut self, new: &NewReturn, now: DateTime<Utc>) -> Result<Return, StoreError> {
        self.changes.note(Topic::Returns);
        let row: ReturnRow = diesel::insert_into(order_returns::table)
            .values((
                order_returns::order_id.eq(new.order_id.0),
                order_returns::number.eq(&new.number),
                order_returns::state.eq(ReturnState::Requested.as_str()),
                order_returns::reason.eq(&new.reason),
                order_returns::notes.eq(new.notes.as_deref()),
                order_returns::requested_by.eq(new.requested_by.map(|id| id.0)),
                order_returns::created_at.eq(to_micros(now)),
            ))
            .returning(ReturnRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        let lines = ReturnLineRow::of_return(row.id, &new.lines);
        diesel::insert_into(order_return_lines::table).values(&lines).execute(self.connection).map_err(store_error)?;
        row.into_return(lines)
    }

    fn by_id(&mut self, id: ReturnId) -> Result<Option<Return>, StoreError> {
        let row = order_returns::table.find(id.0).select(ReturnRow::as_select()).first(self.connection).optional();
        let heads = row.map_err(store_error)?.into_iter().collect();
        Ok(with_lines(self.connection, heads)?.pop())
    }

    fn by_number(&mut self, number: &str) -> Result<Option<Return>, StoreError> {
        let found = order_returns::table.filter(order_returns::number.eq(number)).select(ReturnRow::as_select());
        let heads = found.first(self.connection).optional().map_err(store_error)?.into_iter().collect();
        Ok(with_lines(self.connection, heads)?.pop())
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Return>, StoreError> {
        let heads: Vec<ReturnRow> = in_steps(orders, |orders| {
            order_returns::table
                .filter(order_returns::order_id.eq_any(orders.iter().map(|id| id.0)))
                .order((order_returns::order_id, order_returns::id))
                .select(ReturnRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        with_lines(self.connection, heads)
    }

    fn save(&mut self, one: &Return, from: ReturnState) -> Result<bool, StoreError> {
        self.changes.note(Topic::Returns);
        let saved = diesel::update(order_returns::table.find(one.id.0).filter(order_returns::state.eq(from.as_str())))
            .set((
                order_returns::state.eq(one.state.as_str()),
                order_returns::answer.eq(one.answer.as_deref()),
                order_returns::decided_by.eq(one.decided_by.map(|id| id.0)),
                order_returns::decided_at.eq(one.decided_at.map(to_micros)),
                order_returns::received_by.eq(one.received_by.map(|id| id.0)),
                order_returns::received_at.eq(one.received_at.map(to_micros)),
                order_returns::closed_at.eq(one.closed_at.map(to_micros)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if saved != 1 {
            return Ok(false);
        }
        order_changes::touched(self.connection, one.order_id)?;
        for line in &one.lines {
            diesel::update(order_return_lines::table.find((one.id.0, line.line_id.0)))
                .set((
                    order_return_lines::received.eq(line.received.get()),
                    order_return_lines::restocked.eq(line.restocked.get()),
                ))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(true)
    }

    fn list(
        &mut self,
        scope: ReturnScope,
        filter: &ReturnFilter,
        page: &PageRequest,
    ) -> Result<Page<Return>, StoreError> {
        if scope == ReturnScope::Nothing {
            return Ok(Page { items: Vec::new(), total: 0, next: None });
        }
        let rows: Vec<ReturnRow> =
            by_time!(filtered(scope, filter), order_returns, page, is_descending(filter.sort.as_str()))
                .select(ReturnRow::as_select())
                .load(self.connection)
                .map_err(store_error)?;
        let count = || filtered(scope, filter).count().get_result(self.connection);
        let heads = paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), Ok)?;
        let items = with_lines(self.connection, heads.items)?;
        Ok(Page { items, total: heads.total, next: heads.next })
    }
}
