//! Rows of the price grid: products with their regional prices.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_catalogue::{
    Audience, CellPrice, PriceCell, PriceCheck, PriceWarning, Product, ProductFilter, ProductSort, Region,
};
use tierway_kernel::{Money, Page, PageRequest, ProductId, UserId};

use crate::{Context, Failure, Settings, Transaction};

/// Which part of the grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GridQuery {
    /// The audience of the prices.
    pub audience: Audience,
    /// Words of name, category, SKU or description.
    pub text: Option<String>,
    /// This category exactly.
    pub category: Option<String>,
    /// Only the prices of this region; `None`: of all.
    pub region: Option<Region>,
    /// Only products with a price that is out of range.
    pub out_of_range: bool,
}

/// A product on sale with its prices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GridRow {
    /// The product; of its prices only the base and the suggested range are for the grid.
    pub product: Product,
    /// The price for the audience without a regional price.
    pub base: Option<Money>,
    /// Current prices, by region.
    pub prices: Vec<NamedPrice>,
    /// The next planned prices, by region.
    pub upcoming: Vec<NamedPrice>,
}

/// A regional price with the name of who set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPrice {
    /// The price.
    pub price: CellPrice,
    /// The user who set it.
    pub set_by: Option<String>,
    /// Why it is out of range; nothing when it is not, and for planned ones.
    pub warnings: Vec<PriceWarning>,
}

/// Which prices of an audience that apply now are out of range to the caller.
pub(crate) fn price_check(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Audience,
    region: Option<Region>,
) -> Result<PriceCheck, Failure> {
    let percent = Settings::load(tx)?.price_check_percent;
    Ok(PriceCheck { audience, region, role: context.actor.role(), percent, at: context.now })
}

/// A page of the products of a grid, by name.
pub(super) fn products_page(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &GridQuery,
    page: &PageRequest,
) -> Result<Page<Product>, Failure> {
    let out_of_range = match query.out_of_range {
        true => Some(price_check(tx, context, query.audience, query.region)?),
        false => None,
    };
    let filter = ProductFilter {
        text: query.text.clone().filter(|text| !text.trim().is_empty()),
        category: query.category.clone(),
        is_active: Some(true),
        out_of_range,
        ..ProductFilter::default()
    };
    Ok(tx.products().list(&filter, ProductSort::Name, page)?)
}

/// Effective prices at a time for these products, by product and region.
pub(super) fn cells_of_products(
    tx: &mut dyn Transaction,
    audience: Audience,
    ids: &[ProductId],
    time: DateTime<Utc>,
) -> Result<HashMap<(ProductId, Region), CellPrice>, Failure> {
    let cells = tx.prices().current_cells(audience, ids, time)?;
    Ok(cells.into_iter().map(|price| ((price.cell.product_id, price.cell.region), price)).collect())
}

/// Effective prices at a time in these cells, from current and planned ones.
pub(super) fn prices_at(
    tx: &mut dyn Transaction,
    audience: Audience,
    cells: &[PriceCell],
    time: DateTime<Utc>,
) -> Result<Vec<Option<Money>>, Failure> {
    let then = cells_of_products(tx, audience, &products_of(cells), time)?;
    let price = |cell: &PriceCell| then.get(&(cell.product_id, cell.region)).and_then(|price| price.cell.price);
    Ok(cells.iter().map(price).collect())
}

/// The products of these cells, each once.
pub(super) fn products_of(cells: &[PriceCell]) -> Vec<ProductId> {
    let mut ids: Vec<ProductId> = cells.iter().map(|cell| cell.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The rows of these products: four queries, however many they are.
pub(super) fn rows(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &GridQuery,
    products: Vec<Product>,
) -> Result<Vec<GridRow>, Failure> {
    let check = price_check(tx, context, query.audience, query.region)?;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let current = cells_of_products(tx, query.audience, &ids, context.now)?;
    let upcoming = tx.prices().upcoming_cells(query.audience, &ids, context.now)?;
    let upcoming: HashMap<(ProductId, Region), CellPrice> =
        upcoming.into_iter().map(|price| ((price.cell.product_id, price.cell.region), price)).collect();
    let mut setters: Vec<UserId> = current.values().chain(upcoming.values()).filter_map(|cell| cell.actor_id).collect();
    setters.sort_unstable();
    setters.dedup();
    let names: HashMap<UserId, String> =
        tx.users().by_ids(&setters)?.into_iter().map(|user| (user.id, user.full_name())).collect();
    let named = |price: &CellPrice, warnings: Vec<PriceWarning>| {
        let set_by = price.actor_id.and_then(|id| names.get(&id).cloned());
        NamedPrice { price: *price, set_by, warnings }
    };
    let regions: Vec<Region> =
        Region::ALL.into_iter().filter(|region| query.region.is_none_or(|only| only == *region)).collect();
    let row = |product: Product| {
        let cell = |region: &Region| {
            let price = current.get(&(product.id, *region))?;
            let warnings = price.cell.price.map(|price| check.warnings(&product, price));
            Some(named(price, warnings.unwrap_or_default()))
        };
        let next = |region: &Region| upcoming.get(&(product.id, *region)).map(|price| named(price, Vec::new()));
        GridRow {
            base: query.audience.base_price(&product),
            prices: regions.iter().filter_map(cell).collect(),
            upcoming: regions.iter().filter_map(next).collect(),
            product,
        }
    };
    Ok(products.into_iter().map(row).collect())
}
