//! Stock counts and their lines.

use diesel::prelude::*;
use tierway_inventory::{CountLine, CountSums, NewStockCount, StockCount};
use tierway_kernel::{LotId, ProductId, StockCountId, UserId, from_micros};

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

/// A line of a count as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = stock_count_lines)]
pub(crate) struct CountLineRow {
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
