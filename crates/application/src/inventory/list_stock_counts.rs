//! `GET /api/stock-counts`.

use tierway_inventory::StockCount;
use tierway_kernel::{DateSort, Page, PageRequest, Permission};

use super::names;
use crate::{Context, Failure, Transaction};

/// A stock count with the name of who posted it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockCountView {
    /// The count.
    pub count: StockCount,
    /// The user who posted it; `None` for the system.
    pub created_by_name: Option<String>,
}

/// Stock counts by when they were posted.
pub fn list_stock_counts(
    tx: &mut dyn Transaction,
    context: &Context,
    sort: DateSort,
    page: &PageRequest,
) -> Result<Page<StockCountView>, Failure> {
    context.require(Permission::ListStockCounts)?;
    let page = tx.stock_counts().list(sort, page)?;
    let people = names::people(tx, page.items.iter().filter_map(|count| count.entry.created_by))?;
    Ok(page.map(|count| {
        let created_by_name = count.entry.created_by.and_then(|id| people.get(&id).cloned());
        StockCountView { count, created_by_name }
    }))
}
