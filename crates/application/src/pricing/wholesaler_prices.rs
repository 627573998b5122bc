//! `GET /api/wholesaler/prices`.

use tierway_kernel::{Page, PageRequest, Permission};

use super::grid::{GridQuery, GridRow, products_page, rows};
use crate::{Context, Failure, Transaction};

/// The products on sale by name, with the regional prices of an audience.
pub fn get_wholesaler_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &GridQuery,
    page: &PageRequest,
) -> Result<Page<GridRow>, Failure> {
    context.require(Permission::GetWholesalerPrices)?;
    let products = products_page(tx, context, query, page)?;
    let items = rows(tx, context, query, products.items)?;
    Ok(Page { items, total: products.total, next: products.next })
}
