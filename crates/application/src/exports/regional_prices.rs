//! The regional prices of an audience: one row per product, one column per region. It can be edited and uploaded again;
//! an empty cell means that no price is set and changes nothing on upload.

use std::collections::HashMap;

use tierway_catalogue::Region;
use tierway_kernel::{BusinessZone, Money, PageRequest, Permission};

use super::{Export, Rows};
use crate::pricing::{GridQuery, GridRow, get_wholesaler_prices};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// The prices of the products under the filters of the grid.
pub struct RegionalPriceTable {
    /// Which.
    pub query: GridQuery,
}

impl Export for RegionalPriceTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        let first = ["SKU", "Name", "Category", "Base price"].map(str::to_owned);
        first.into_iter().chain(Region::ALL.map(|region| region.label().to_owned())).collect()
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportRegionalPrices)?;
        Ok(get_wholesaler_prices(tx, context, &self.query, page)?.map(row))
    }
}

fn row(row: GridRow) -> Vec<Cell> {
    let prices: HashMap<Region, Money> =
        row.prices.iter().filter_map(|named| Some((named.price.cell.region, named.price.cell.price?))).collect();
    let mut cells = vec![
        Cell::Text(row.product.sku),
        Cell::Text(row.product.name),
        Cell::Text(row.product.category),
        Cell::money(row.base),
    ];
    cells.extend(Region::ALL.map(|region| Cell::money(prices.get(&region).copied())));
    cells
}
