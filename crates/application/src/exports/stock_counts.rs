//! Stock counts, a row each.

use tierway_kernel::{BusinessZone, DateSort, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::inventory::{StockCountView, list_stock_counts};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

const COLUMNS: [&str; 8] = [
    "Stock count",
    "Posted at ({zone})",
    "Reason",
    "Lines",
    "Differences",
    "Pieces found",
    "Pieces missing",
    "Posted by",
];

/// All stock counts.
pub struct StockCountTable {
    /// In which order.
    pub sort: DateSort,
}

impl Export for StockCountTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportStockCounts)?;
        let zone = business_zone(tx)?;
        Ok(list_stock_counts(tx, context, self.sort, page)?.map(|view| row(view, zone)))
    }
}

fn row(view: StockCountView, zone: BusinessZone) -> Vec<Cell> {
    let count = view.count;
    let sums = count.entry.sums;
    vec![
        Cell::Whole(count.id.0),
        time(zone, count.created_at),
        Cell::Text(count.entry.reason),
        Cell::Whole(sums.lines),
        Cell::Whole(sums.differences),
        Cell::Whole(sums.pieces_in),
        Cell::Whole(sums.pieces_out),
        Cell::text(view.created_by_name),
    ]
}
