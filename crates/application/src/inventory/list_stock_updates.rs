//! `GET /api/stock-updates`.

use tierway_inventory::StockUpdate;
use tierway_kernel::{Page, PageRequest, Permission};

use super::names;
use crate::{Context, Failure, Transaction};

/// A stock update record with names for its ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockUpdateView {
    /// The record.
    pub update: StockUpdate,
    /// The product's name now.
    pub product_name: String,
    /// The product's SKU now.
    pub product_sku: String,
    /// The actor; `None` for the system.
    pub updated_by_name: Option<String>,
}

/// Stock update records, newest first.
pub fn list_stock_updates(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<StockUpdateView>, Failure> {
    context.require(Permission::ListStockUpdates)?;
    let page = tx.stock().updates(page)?;
    let products = names::products(tx, page.items.iter().map(|update| update.product_id))?;
    let people = names::people(tx, page.items.iter().filter_map(|update| update.updated_by))?;
    Ok(page.map(|update| {
        let (product_name, product_sku) = products.get(&update.product_id).cloned().unwrap_or_default();
        let updated_by_name = update.updated_by.and_then(|id| people.get(&id).cloned());
        StockUpdateView { update, product_name, product_sku, updated_by_name }
    }))
}
