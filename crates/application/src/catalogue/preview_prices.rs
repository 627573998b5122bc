//! `POST /api/products/price-preview`.

use tierway_catalogue::{BuyerPreview, ProductDraft, price_preview, wholesaler_price};
use tierway_kernel::{Money, Permission, ProductId};

use crate::{Context, Failure};

/// Price of a product by type of buyer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricePreview {
    /// The computed wholesale price; `None` past the money limit.
    pub wholesaler_price: Option<Money>,
    /// Every type of buyer.
    pub buyers: Vec<BuyerPreview>,
}

/// Prices a form that is still being filled in, as an order of the finished product would. Nothing is read or stored.
pub fn preview_prices(context: &Context, draft: &ProductDraft) -> Result<PricePreview, Failure> {
    context.require(Permission::PreviewPrices)?;
    let name = if draft.name.trim().is_empty() { "This product" } else { draft.name.trim() };
    let draft = ProductDraft { name: name.to_owned(), is_active: true, ..draft.clone() };
    let wholesaler_price = wholesaler_price(draft.manufacturer_cost);
    let product = draft.into_product(ProductId(0), context.now, context.now);
    Ok(PricePreview { wholesaler_price, buyers: price_preview(&product) })
}
