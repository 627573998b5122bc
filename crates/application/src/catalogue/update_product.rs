//! `PUT /api/products/{id}`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{DraftError, ProductDraft};
use tierway_kernel::{Permission, ProductId, StoreError};

use super::view::{ProductView, view};
use crate::{Context, Failure, Topic, Transaction};

/// The new fields of a product. What an older client does not send stays as it is: SKU, picture, being on sale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductChange {
    /// The fields; an empty SKU, `image` and `is_active` are filled from the stored product where the others say so.
    pub draft: ProductDraft,
    /// Whether `draft.image` counts.
    pub sets_image: bool,
    /// Whether `draft.is_active` counts.
    pub sets_active: bool,
}

/// Replaces a product's fields.
pub fn update_product(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    change: &ProductChange,
) -> Result<ProductView, Failure> {
    context.require(Permission::UpdateProduct)?;
    let stored = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let mut draft = change.draft.clone();
    if draft.sku.trim().is_empty() {
        draft.sku = stored.sku;
    }
    if !change.sets_image {
        draft.image = stored.image;
    }
    if !change.sets_active {
        draft.is_active = stored.is_active;
    }
    let draft = draft.checked()?;
    let product = tx
        .products()
        .update(id, &draft, context.now)
        .map_err(|error| match error {
            StoreError::Taken(_) => DraftError::SkuTaken.into(),
            other => Failure::Store(other),
        })?
        .ok_or(Failure::NotFound("This product"))?;
    let level = tx.stock().level(id)?;
    context.log(tx, ActivityAction::Catalogue, format!("Updated product {} ({})", product.name, product.sku))?;
    tx.changed(Topic::Catalogue);
    Ok(view(product, level, &context.actor))
}
