//! A product as one viewer sees it.

use std::collections::HashMap;

use tierway_catalogue::{Product, ProductDetails, VisiblePrices, visible_prices};
use tierway_inventory::{StockLevel, StockSight, stock_sight};
use tierway_kernel::{Actor, ProductId};

use crate::{Failure, Transaction};

/// A product with its stock and the prices the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductView {
    /// The product with all its fields; the viewer's prices are those of `prices` only.
    pub product: Product,
    /// Its stock, of which the viewer sees as much as `sight` says.
    pub level: StockLevel,
    /// How much of the stock the viewer sees.
    pub sight: StockSight,
    /// What the viewer sees of the prices.
    pub prices: VisiblePrices,
}

/// One product with what lists leave out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DetailedProduct {
    /// As in lists.
    pub view: ProductView,
    /// Barcode, pictures, attributes.
    pub details: ProductDetails,
}

/// One product with its details as `viewer` sees it.
pub(super) fn detailed(
    tx: &mut dyn Transaction,
    product: Product,
    level: Option<StockLevel>,
    viewer: &Actor,
) -> Result<DetailedProduct, Failure> {
    let details = tx.products().details(&[product.id])?.remove(&product.id).unwrap_or_default();
    Ok(DetailedProduct { view: view(product, level, viewer), details })
}

/// One product as `viewer` sees it.
pub(crate) fn view(product: Product, level: Option<StockLevel>, viewer: &Actor) -> ProductView {
    let level = level.unwrap_or_else(|| StockLevel::empty(product.id));
    ProductView { prices: visible_prices(&product, viewer), level, sight: stock_sight(viewer), product }
}

/// The levels of these products by id, in one query.
pub(super) fn levels(
    tx: &mut dyn Transaction,
    products: &[Product],
) -> Result<HashMap<ProductId, StockLevel>, Failure> {
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    Ok(tx.stock().levels(&ids)?.into_iter().map(|level| (level.product_id, level)).collect())
}
