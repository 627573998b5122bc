//! `POST /api/wholesaler/prices/preview`.

use tierway_catalogue::{MOST_CELLS, PriceStep, Product, Region};
use tierway_kernel::{Message, Money, PageRequest, Permission, ProductId};

use super::grid::{GridQuery, cells_of_products, products_page};
use crate::{Context, Failure, Transaction};

/// Prices that shall be moved together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviewPrices {
    /// Which products, unless they are named; its region is not used.
    pub query: GridQuery,
    /// The products, by name.
    pub product_ids: Option<Vec<ProductId>>,
    /// The regions.
    pub regions: Vec<Region>,
    /// How far.
    pub step: PriceStep,
}

/// Preview of one price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricePreviewRow {
    /// The row in the file, if any.
    pub row: Option<u32>,
    /// The SKU, as far as it is known.
    pub sku: Option<String>,
    /// Which product, if there is one.
    pub product: Option<(ProductId, String)>,
    /// Where.
    pub region: Option<Region>,
    /// The regional price now.
    pub current: Option<Money>,
    /// The old value: the regional price, or in the preview of a step the product's own price if none is set.
    pub from: Option<Money>,
    /// The price then; `None` without a problem: removed.
    pub to: Option<Money>,
    /// Why it cannot be so.
    pub problem: Option<Message>,
}

/// Moves prices by a percentage or an amount without saving them: from the regional price, else from the product's own.
pub fn preview_wholesaler_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    input: &PreviewPrices,
) -> Result<Vec<PricePreviewRow>, Failure> {
    context.require(Permission::PreviewWholesalerPrices)?;
    let mut regions = input.regions.clone();
    regions.sort_unstable();
    regions.dedup();
    if regions.is_empty() {
        return Err(Failure::field("regions", "Please choose at least one region."));
    }
    let products = chosen(tx, context, input, MOST_CELLS / regions.len())?;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let audience = input.query.audience;
    let current = cells_of_products(tx, audience, &ids, context.now)?;
    let mut rows = Vec::with_capacity(products.len() * regions.len());
    for product in &products {
        for region in &regions {
            let regional = current.get(&(product.id, *region)).and_then(|price| price.cell.price);
            let from = regional.or_else(|| audience.base_price(product));
            let moved = input.step.apply(from);
            rows.push(PricePreviewRow {
                row: None,
                sku: Some(product.sku.clone()),
                product: Some((product.id, product.name.clone())),
                region: Some(*region),
                current: regional,
                from,
                to: moved.ok(),
                problem: moved.err().map(Message::from),
            });
        }
    }
    Ok(rows)
}

fn chosen(
    tx: &mut dyn Transaction,
    context: &Context,
    input: &PreviewPrices,
    most: usize,
) -> Result<Vec<Product>, Failure> {
    let too_many = || Failure::Rule("This would change more than 1,000 prices. Please choose fewer.".into());
    let Some(ids) = &input.product_ids else {
        let limit = u32::try_from(most).unwrap_or(u32::MAX);
        let page = products_page(tx, context, &input.query, &PageRequest { limit, cursor: None })?;
        return if page.next.is_some() { Err(too_many()) } else { Ok(page.items) };
    };
    let mut ids = ids.clone();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() > most {
        return Err(too_many());
    }
    let mut products = tx.products().by_ids(&ids)?;
    if products.len() < ids.len() {
        return Err(Failure::field("productIds", "Product not found."));
    }
    products.sort_by_cached_key(|product| (tierway_kernel::fold(&product.name), product.id));
    Ok(products)
}
