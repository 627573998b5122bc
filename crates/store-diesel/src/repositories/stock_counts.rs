//! Stock counts.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_inventory::{CountLine, NewStockCount, StockCount, StockCountRepository};
use tierway_kernel::{Cursor, DateSort, Page, PageRequest, StockCountId, StoreError, is_descending, to_micros};

use super::paging::{by_time, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{CountLineRow, CountRow};
use crate::schema::{stock_count_lines, stock_counts};

/// Lines per statement; SQLite allows 32,766 parameters.
const BATCH: usize = 1000;

impl StockCountRepository for DieselTransaction<'_> {
    fn add(
        &mut self,
        count: &NewStockCount,
        lines: &[CountLine],
        now: DateTime<Utc>,
    ) -> Result<StockCount, StoreError> {
        self.changes.note(Topic::Stock);
        let row: CountRow = diesel::insert_into(stock_counts::table)
            .values((
                stock_counts::reason.eq(&count.reason),
                stock_counts::created_by.eq(count.created_by.map(|id| id.0)),
                stock_counts::created_at.eq(to_micros(now)),
                stock_counts::line_count.eq(count.sums.lines),
                stock_counts::difference_count.eq(count.sums.differences),
                stock_counts::pieces_in.eq(count.sums.pieces_in),
                stock_counts::pieces_out.eq(count.sums.pieces_out),
            ))
            .returning(CountRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        let line = |(position, line): (i64, &CountLine)| {
            (
                stock_count_lines::count_id.eq(row.id),
                stock_count_lines::position.eq(position),
                stock_count_lines::product_id.eq(line.product_id.0),
                stock_count_lines::lot_id.eq(line.lot_id.map(|id| id.0)),
                stock_count_lines::expected.eq(line.expected),
                stock_count_lines::counted.eq(line.counted),
            )
        };
        for (batch, first) in lines.chunks(BATCH).zip((0..).step_by(BATCH)) {
            diesel::insert_into(stock_count_lines::table)
                .values((first..).zip(batch).map(line).collect::<Vec<_>>())
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(row.into_count())
    }

    fn by_id(&mut self, id: StockCountId) -> Result<Option<StockCount>, StoreError> {
        let row = stock_counts::table.find(id.0).select(CountRow::as_select()).first(self.connection).optional();
        Ok(row.map_err(store_error)?.map(CountRow::into_count))
    }

    fn lines(&mut self, id: StockCountId) -> Result<Vec<CountLine>, StoreError> {
        let rows: Vec<CountLineRow> = stock_count_lines::table
            .filter(stock_count_lines::count_id.eq(id.0))
            .order(stock_count_lines::position)
            .select(CountLineRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(CountLineRow::into_line).collect())
    }

    fn list(&mut self, sort: DateSort, page: &PageRequest) -> Result<Page<StockCount>, StoreError> {
        let all = stock_counts::table.into_boxed::<Db>();
        let rows: Vec<CountRow> = by_time!(all, stock_counts, page, is_descending(sort.as_str()))
            .select(CountRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || stock_counts::table.count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), |row| Ok(row.into_count()))
    }
}
