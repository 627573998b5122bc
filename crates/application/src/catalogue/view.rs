//! A product as one viewer sees it.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_catalogue::{
    Product, ProductDetails, SpecialPrices, StoreFront, VisiblePrices, store_price, visible_prices,
};
use tierway_inventory::{ShelfLocation, StockLevel, StockVisibility};
use tierway_kernel::{Money, Page, ProductId};

use super::viewer::{ViewerProfile, viewer_profile};
use crate::pricing::special_prices;
use crate::{Context, Failure, Transaction};

/// A product with its stock and the prices the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductView {
    /// The product with all its fields; the viewer's prices are those of `prices` only.
    pub product: Product,
    /// Its stock, as far as `visibility` allows.
    pub level: StockLevel,
    /// How much of the stock the viewer sees.
    pub visibility: StockVisibility,
    /// The prices visible to the viewer.
    pub prices: VisiblePrices,
    /// Where it is picked; only for company staff.
    pub location: Option<ShelfLocation>,
}

/// One product with what lists leave out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DetailedProduct {
    /// As in lists.
    pub view: ProductView,
    /// Barcode, pictures, attributes.
    pub details: ProductDetails,
    /// Key of its compliance sheet.
    pub sheet: Option<String>,
}

/// One product with its details as the actor sees it.
pub(super) fn detailed(
    tx: &mut dyn Transaction,
    product: Product,
    level: Option<StockLevel>,
    context: &Context,
) -> Result<DetailedProduct, Failure> {
    let viewer = viewer_profile(tx, &context.actor)?;
    detailed_for(tx, product, level, &viewer, context.now)
}

/// The same as viewers of a profile see it.
pub(super) fn detailed_for(
    tx: &mut dyn Transaction,
    product: Product,
    level: Option<StockLevel>,
    viewer: &ViewerProfile,
    now: DateTime<Utc>,
) -> Result<DetailedProduct, Failure> {
    let (details, sheet) = tx.products().details_with_sheet(product.id)?;
    let special = special_prices(tx, viewer.prices, &[product.id], now)?;
    let special = special.get(&product.id).copied().unwrap_or_default();
    let location = locations(tx, &[product.id], viewer)?.remove(&product.id);
    Ok(DetailedProduct { view: ProductView { location, ..view(product, level, viewer, &special) }, details, sheet })
}

/// One product for a viewer profile with `special` prices.
pub(crate) fn view(
    product: Product,
    level: Option<StockLevel>,
    viewer: &ViewerProfile,
    special: &SpecialPrices,
) -> ProductView {
    let level = level.unwrap_or_else(|| StockLevel::empty(product.id));
    let prices = visible_prices(&product, viewer.prices, special);
    ProductView { prices, level, visibility: viewer.stock, location: None, product }
}

/// The same with what it costs in a public store; `own` is the price of the store's dealer.
pub(super) fn in_store(mut view: ProductView, store: StoreFront, own: Option<Money>) -> ProductView {
    view.prices.store_price = store_price(&view.product, store, own);
    view
}

/// Products for a viewer profile: a fixed number of queries.
pub(crate) fn views_of(
    tx: &mut dyn Transaction,
    context: &Context,
    viewer: &ViewerProfile,
    page: Page<Product>,
) -> Result<Page<ProductView>, Failure> {
    let mut levels = levels(tx, &page.items)?;
    let ids: Vec<ProductId> = page.items.iter().map(|product| product.id).collect();
    let mut locations = locations(tx, &ids, viewer)?;
    let special = special_prices(tx, viewer.prices, &ids, context.now)?;
    Ok(page.map(|product| {
        let (id, level) = (product.id, levels.remove(&product.id));
        let shown = view(product, level, viewer, &special.get(&id).copied().unwrap_or_default());
        ProductView { location: locations.remove(&id), ..shown }
    }))
}

/// The levels of these products by id, in one query.
fn levels(tx: &mut dyn Transaction, products: &[Product]) -> Result<HashMap<ProductId, StockLevel>, Failure> {
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    Ok(tx.stock().levels(&ids)?.into_iter().map(|level| (level.product_id, level)).collect())
}

/// Where these products are picked, for viewers who see it.
fn locations(
    tx: &mut dyn Transaction,
    products: &[ProductId],
    viewer: &ViewerProfile,
) -> Result<HashMap<ProductId, ShelfLocation>, Failure> {
    if viewer.sees_locations { Ok(tx.stock().locations(products)?) } else { Ok(HashMap::new()) }
}
