//! Stock counts and their lines.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_inventory::{CountLine, CountSums, NewStockCount, StockCount};
use tierway_kernel::{LotId, ProductId, StockCountId, UserId, from_micros, to_micros};

use crate::schema::{stock_count_lines, stock_counts};

/// A count as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = stock_counts)]
pub(crate) struct CountRow {
    pub(crate) id: i64,
    reason: String,
    created_by: Option<i64>,
    pub(crate) created_at: i64,
    line_count: i64,
    difference_count: i64,
    pieces_in: i64,
    pieces_out: i64,
}

/// A count to be written.
#[derive(Insertable)]
#[diesel(table_name = stock_counts, treat_none_as_default_value = false)]
pub(crate) struct NewCountRow<'a> {
    reason: &'a str,
    created_by: Option<i64>,
    created_at: i64,
    line_count: i64,
    difference_count: i64,
    pieces_in: i64,
    pieces_out: i64,
}

/// A line of a count as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = stock_count_lines)]
pub(crate) struct CountLineRow {
    product_id: i64,
    lot_id: Option<i64>,
    expected: i64,
    counted: i64,
}

/// A line of a count to be written.
#[derive(Insertable)]
#[diesel(table_name = stock_count_lines, treat_none_as_default_value = false)]
pub(crate) struct NewCountLineRow {
    count_id: i64,
    position: i64,
    product_id: i64,
    lot_id: Option<i64>,
    expected: i64,
    counted: i64,
}

impl CountRow {
    /// The count.
    pub(crate) fn into_count(self) -> StockCount {
        StockCount {
            id: StockCountId(self.id),
            entry: NewStockCount {
                reason: self.reason,
                created_by: self.created_by.map(UserId),
                sums: CountSums {
                    lines: self.line_count,
                    differences: self.difference_count,
                    pieces_in: self.pieces_in,
                    pieces_out: self.pieces_out,
                },
            },
            created_at: from_micros(self.created_at),
        }
    }
}

impl<'a> NewCountRow<'a> {
    /// The row of a new count.
    pub(crate) fn new(count: &'a NewStockCount, now: DateTime<Utc>) -> NewCountRow<'a> {
        NewCountRow {
            reason: &count.reason,
            created_by: count.created_by.map(|id| id.0),
            created_at: to_micros(now),
            line_count: count.sums.lines,
            difference_count: count.sums.differences,
            pieces_in: count.sums.pieces_in,
            pieces_out: count.sums.pieces_out,
        }
    }
}

impl CountLineRow {
    /// The line.
    pub(crate) fn into_line(self) -> CountLine {
        CountLine {
            product_id: ProductId(self.product_id),
            lot_id: self.lot_id.map(LotId),
            expected: self.expected,
            counted: self.counted,
        }
    }
}

impl NewCountLineRow {
    /// The rows of the lines of `count`, numbered from 0.
    pub(crate) fn of_count(count: i64, lines: &[CountLine]) -> Vec<NewCountLineRow> {
        let row = |(position, line): (i64, &CountLine)| NewCountLineRow {
            count_id: count,
            position,
            product_id: line.product_id.0,
            lot_id: line.lot_id.map(|id| id.0),
            expected: line.expected,
            counted: line.counted,
        };
        (0..).zip(lines).map(row).collect()
    }
}
