//! `GET /api/products/{id}`.

use tierway_catalogue::StoreFront;
use tierway_kernel::{Permission, ProductId};

use super::view::{DetailedProduct, detailed_for, in_store};
use super::viewer::{ViewerProfile, viewer_profile};
use crate::pricing::store_prices;
use crate::{Context, Failure, Transaction};

/// One product, with its price in the public store being viewed, if any; a discontinued one only for company staff.
pub fn get_product(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    store: Option<StoreFront>,
) -> Result<DetailedProduct, Failure> {
    let viewer = viewer_profile(tx, &context.actor)?;
    get_product_for(tx, context, &viewer, id, store)
}

/// The same for the actor's viewer profile.
pub fn get_product_for(
    tx: &mut dyn Transaction,
    context: &Context,
    viewer: &ViewerProfile,
    id: ProductId,
    store: Option<StoreFront>,
) -> Result<DetailedProduct, Failure> {
    context.require(Permission::GetProduct)?;
    let product = tx
        .products()
        .by_id(id)?
        .filter(|product| product.is_active || viewer.sees_discontinued)
        .ok_or(Failure::NotFound("This product"))?;
    let level = tx.stock().level(id)?;
    let shown = detailed_for(tx, product, level, viewer, context.now)?;
    let Some(store) = store else { return Ok(shown) };
    let own = store_prices(tx, store, &[id])?.remove(&id);
    Ok(DetailedProduct { view: in_store(shown.view, store, own), ..shown })
}
