//! `POST /api/wholesaler/prices/check`.

use std::collections::HashMap;

use tierway_catalogue::{PriceCell, PriceWarning, Product, Region, check_cells, known_cost, price_warnings};
use tierway_kernel::{Money, Permission, ProductId};

use super::grid::{prices_at, products_of};
use super::set_wholesaler_prices::{SetPrices, check_products};
use crate::{Context, Failure, Settings, Transaction};

/// A price to review before saving.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlaggedPrice {
    /// The product.
    pub product_id: ProductId,
    /// Its name.
    pub name: String,
    /// Where.
    pub region: Region,
    /// The price until then: the regional price, else the product's own.
    pub from: Option<Money>,
    /// The new price.
    pub to: Money,
    /// Why.
    pub warnings: Vec<PriceWarning>,
}

/// Returns the prices that change by more than the setting or are below cost, without saving anything.
pub fn check_wholesaler_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    command: &SetPrices,
) -> Result<Vec<FlaggedPrice>, Failure> {
    context.require(Permission::CheckWholesalerPrices)?;
    let cells: Vec<PriceCell> = command.cells.iter().map(|input| input.cell).collect();
    check_cells(&cells)?;
    check_products(tx, &cells)?;
    let time = command.effective_from.map_or(context.now, |time| time.max(context.now));
    let before = prices_at(tx, command.audience, &cells, time)?;
    let percent = Settings::load(tx)?.price_check_percent;
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&products_of(&cells))?.into_iter().map(|product| (product.id, product)).collect();
    let role = context.actor.role();
    let flagged = |(cell, before): (&PriceCell, Option<Money>)| {
        let (product, to) = (products.get(&cell.product_id)?, cell.price?);
        let from = before.or_else(|| command.audience.base_price(product));
        let warnings = price_warnings(from, to, known_cost(product, role), percent);
        let name = product.name.clone();
        let found = FlaggedPrice { product_id: product.id, name, region: cell.region, from, to, warnings };
        (!found.warnings.is_empty()).then_some(found)
    };
    Ok(cells.iter().zip(before).filter_map(flagged).collect())
}
