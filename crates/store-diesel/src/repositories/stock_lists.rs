//! Lists of the stock ledger.

use diesel::prelude::*;
use tierway_inventory::{Movement, MovementFilter, StockUpdate};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, is_descending, to_micros};

use super::paging::{by_time, newest_first, paged};
use super::{Conn, Db, row_counts};
use crate::error::store_error;
use crate::rows::{MovementRow, StockUpdateRow};
use crate::schema::{inventory_transactions, stock_updates};

fn filtered(filter: &MovementFilter) -> inventory_transactions::BoxedQuery<'_, Db> {
    let mut query = inventory_transactions::table.into_boxed();
    if let Some(product) = filter.product_id {
        query = query.filter(inventory_transactions::product_id.eq(product.0));
    }
    if let Some(lot) = filter.lot_id {
        query = query.filter(inventory_transactions::lot_id.eq(lot.0));
    }
    if let Some(count) = filter.count_id {
        query = query.filter(inventory_transactions::count_id.eq(count.0));
    }
    if let Some(direction) = filter.direction {
        query = query.filter(inventory_transactions::direction.eq(direction.as_str()));
    }
    if let Some(reason) = filter.reason {
        query = query.filter(inventory_transactions::reason.eq(reason.as_str()));
    }
    if let Some(from) = filter.from {
        query = query.filter(inventory_transactions::created_at.ge(to_micros(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(inventory_transactions::created_at.lt(to_micros(to)));
    }
    query
}

/// The ledger in the order of the filter.
pub(super) fn movements(
    connection: &mut Conn,
    filter: &MovementFilter,
    page: &PageRequest,
) -> Result<Page<Movement>, StoreError> {
    let down = is_descending(filter.sort.as_str());
    let rows: Vec<MovementRow> = by_time!(filtered(filter), inventory_transactions, page, down)
        .select(MovementRow::as_select())
        .load(connection)
        .map_err(store_error)?;
    let MovementFilter { direction, reason, sort, .. } = filter;
    let summed = MovementFilter { direction: *direction, reason: *reason, sort: *sort, ..MovementFilter::default() };
    let is_summed = summed == *filter;
    let count = || match is_summed {
        true => {
            let direction = direction.map_or("", |direction| direction.as_str());
            row_counts::count(connection, row_counts::MOVEMENTS, direction, reason.map_or("", |reason| reason.as_str()))
        }
        false => filtered(filter).count().get_result(connection),
    };
    paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), MovementRow::into_movement)
}

/// Stock update records, newest first.
pub(super) fn updates(connection: &mut Conn, page: &PageRequest) -> Result<Page<StockUpdate>, StoreError> {
    let all = stock_updates::table.into_boxed::<Db>();
    let rows: Vec<StockUpdateRow> = newest_first!(all, stock_updates, page)
        .select(StockUpdateRow::as_select())
        .load(connection)
        .map_err(store_error)?;
    let count = || stock_updates::table.count().get_result(connection);
    let cursor = |row: &StockUpdateRow| Cursor::int(row.created_at, row.id);
    paged(rows, page, count, cursor, |row| Ok(row.into_update()))
}
