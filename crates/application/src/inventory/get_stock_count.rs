//! `GET /api/stock-counts/{id}`.

use tierway_inventory::CountLine;
use tierway_kernel::{Permission, StockCountId};

use super::list_stock_counts::StockCountView;
use super::names;
use crate::{Context, Failure, Transaction};

/// A stock count with its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockCountDetails {
    /// The count.
    pub count: StockCountView,
    /// Its lines in their order.
    pub lines: Vec<CountLineView>,
}

/// A line of a stock count with names for its ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountLineView {
    /// The line.
    pub line: CountLine,
    /// The product's name now.
    pub product_name: String,
    /// The product's SKU now.
    pub product_sku: String,
    /// The lot's batch code.
    pub lot_code: Option<String>,
}

/// Ids per look-up.
const BATCH: usize = 500;

/// One stock count with its lines.
pub fn get_stock_count(
    tx: &mut dyn Transaction,
    context: &Context,
    id: StockCountId,
) -> Result<StockCountDetails, Failure> {
    context.require(Permission::GetStockCount)?;
    let count = tx.stock_counts().by_id(id)?.ok_or(Failure::NotFound("This stock count"))?;
    let created_by_name = names::people(tx, count.entry.created_by.into_iter())?.into_values().next();
    let mut lines = Vec::new();
    for batch in tx.stock_counts().lines(id)?.chunks(BATCH) {
        lines.extend(line_views(tx, batch)?);
    }
    Ok(StockCountDetails { count: StockCountView { count, created_by_name }, lines })
}

/// Lines with names for their ids.
pub(super) fn line_views(tx: &mut dyn Transaction, lines: &[CountLine]) -> Result<Vec<CountLineView>, Failure> {
    let products = names::products(tx, lines.iter().map(|line| line.product_id))?;
    let lots = names::lots(tx, lines.iter().filter_map(|line| line.lot_id))?;
    let view = |line: &CountLine| {
        let (product_name, product_sku) = products.get(&line.product_id).cloned().unwrap_or_default();
        let lot_code = line.lot_id.and_then(|id| lots.get(&id).cloned());
        CountLineView { line: *line, product_name, product_sku, lot_code }
    };
    Ok(lines.iter().map(view).collect())
}
