//! `GET /api/products/{id}/price-changes`.

use tierway_catalogue::ProductPriceChange;
use tierway_kernel::{Page, PageRequest, Permission, ProductId};

use crate::accounts::names_of;
use crate::{Context, Failure, Transaction};

/// A price change with the name of who made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceChangeView {
    /// The change.
    pub change: ProductPriceChange,
    /// Who made it.
    pub actor_name: Option<String>,
}

/// The history of a product's own prices, newest first.
pub fn list_product_price_changes(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    page: &PageRequest,
) -> Result<Page<PriceChangeView>, Failure> {
    context.require(Permission::ListProductPriceChanges)?;
    tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let found = tx.products().price_changes(id, page)?;
    let names = names_of(tx, found.items.iter().filter_map(|change| change.actor_id))?;
    Ok(found
        .map(|change| PriceChangeView { actor_name: change.actor_id.and_then(|id| names.get(&id).cloned()), change }))
}
