//! `POST /api/products`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{DraftError, ProductDraft, sku_from};
use tierway_kernel::{Permission, StoreError};

use super::view::{ProductView, view};
use crate::{Context, Failure, Topic, Transaction};

/// Adds a product and opens its stock at nothing. A SKU is made when none is given; should it be in use, the store
/// runs the whole transaction again, which draws another.
pub fn create_product(
    tx: &mut dyn Transaction,
    context: &Context,
    draft: &ProductDraft,
) -> Result<ProductView, Failure> {
    context.require(Permission::CreateProduct)?;
    let mut draft = draft.clone().checked()?;
    let made = draft.sku.is_empty();
    if made {
        let mut random = [0; 6];
        context.services.random.fill(&mut random);
        draft.sku = sku_from(&draft.name, random);
    }
    let product = tx.products().add(&draft, context.now).map_err(|error| match error {
        StoreError::Taken(_) if made => StoreError::Contended.into(),
        StoreError::Taken(_) => DraftError::SkuTaken.into(),
        other => Failure::Store(other),
    })?;
    tx.stock().open(product.id)?;
    context.log(tx, ActivityAction::Catalogue, format!("Created product {} ({})", product.name, product.sku))?;
    tx.changed(Topic::Catalogue);
    Ok(view(product, None, &context.actor))
}
