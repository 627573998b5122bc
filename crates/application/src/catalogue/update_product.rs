//! `PUT /api/products/{id}`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{DetailsChange, ProductDetails, ProductDraft, price_changes};
use tierway_kernel::{FieldError, Permission, ProductId, StoreError, TaxClassId, message};

use super::products_changed;
use super::taken::taken;
use super::view::{DetailedProduct, detailed};
use crate::inventory::announce_on_sale_again;
use crate::media::claim_pictures;
use crate::taxes::check_class;
use crate::webhooks::{ProductOutcome, emit_product_events};
use crate::{Context, Failure, Seen, StaleField, Transaction, check_seen};

/// The new fields of a product. What an older client does not send stays as it is: SKU, details, being on sale,
/// class for taxes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductChange {
    /// The fields; an empty SKU, `details` and `is_active` are filled from the stored product.
    pub draft: ProductDraft,
    /// Changes to the details.
    pub details: DetailsChange,
    /// Whether `draft.is_active` counts.
    pub sets_active: bool,
    /// The new class for taxes, or none; `None` leaves it as it is.
    pub tax_class: Option<Option<TaxClassId>>,
    /// The version the editor saw, if given.
    pub version: Option<i64>,
}

impl ProductChange {
    /// The form as a new product.
    pub fn into_draft(self) -> ProductDraft {
        ProductDraft { details: self.details.apply(ProductDetails::default()), ..self.draft }
    }
}

/// Replaces a product's fields, if it still matches `seen`.
pub fn update_product(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    change: &ProductChange,
    seen: Seen<'_, DetailedProduct>,
) -> Result<DetailedProduct, Failure> {
    context.require(Permission::UpdateProduct)?;
    let stored = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let stale = || changed_meanwhile(stored.version());
    if change.version.is_some_and(|seen| seen != stored.version()) {
        return Err(stale());
    }
    check_seen(seen, || {
        let level = tx.stock().level(id)?;
        detailed(tx, stored.clone(), level, context)
    })?;
    let (was_active, now) = (stored.is_active, stored.changed_at(context.now));
    let mut draft = change.draft.clone();
    if draft.sku.trim().is_empty() {
        draft.sku = stored.sku.clone();
    }
    let details = tx.products().details(&[id])?.remove(&id).unwrap_or_default();
    let before = details.images.clone();
    draft.details = change.details.clone().apply(details);
    if !change.sets_active {
        draft.is_active = stored.is_active;
    }
    let draft = draft.checked()?;
    let tax_class = change.tax_class.filter(|class| *class != stored.tax_class_id);
    check_class(tx, tax_class.flatten())?;
    claim_pictures(tx, "images", &draft.details.images, &before, context.now)?;
    // Held against the row as well: two who have seen the same may get here at once, and the history of prices says what
    // was there before.
    let product = tx.products().update_seen(id, Some(stored.version()), &draft, now).map_err(taken)?;
    let mut product = product.ok_or_else(|| match change.version {
        Some(_) => stale(),
        // What is there now is compared with what was seen once more.
        None => Failure::Store(StoreError::Contended),
    })?;
    if let Some(class) = tax_class {
        tx.products().set_tax_class(id, class)?;
        product.tax_class_id = class;
    }
    tx.products().add_price_changes(&price_changes(&stored, &product), context.actor.id(), context.now)?;
    let level = tx.stock().level(id)?;
    let log = message!("Updated product {name} ({sku})", name = product.name, sku = product.sku);
    context.log(tx, ActivityAction::Catalogue, log)?;
    products_changed(tx, &[id], context.now)?;
    if !was_active && product.is_active {
        announce_on_sale_again(tx, context, &[id])?;
    }
    emit_product_events(tx, context, &[(product.clone(), ProductOutcome::Changed { was_active })])?;
    detailed(tx, product, level, context)
}

/// A concurrent change won; contains the current version.
fn changed_meanwhile(version: i64) -> Failure {
    let sentence = "This product was changed by someone else in the meantime. Please open it again.";
    let error = FieldError::new("version", sentence);
    Failure::Stale(vec![StaleField { error, current: Some(version.to_string()) }])
}
