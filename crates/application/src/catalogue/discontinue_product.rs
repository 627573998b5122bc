//! `POST /api/products/{id}/discontinue`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_kernel::{Message, Permission, ProductId, message};

use super::products_changed;
use super::view::{DetailedProduct, detailed};
use crate::webhooks::{ProductOutcome, emit_product_events};
use crate::{Context, Failure, Transaction};

/// Takes a product off sale, as deleting one with a history does, and keeps one without a history too. Its stock row is
/// locked first, so that a concurrent order is either placed before or refused.
pub fn discontinue_product(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
) -> Result<DetailedProduct, Failure> {
    context.require(Permission::DiscontinueProduct)?;
    tx.stock().lock(id)?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    if !product.is_active {
        return Err(Failure::Conflict("This product is already discontinued.".into()));
    }
    let gone = discontinue(tx, context, product)?;
    let level = tx.stock().level(id)?;
    detailed(tx, gone, level, context)
}

/// Takes a product off sale whose stock row is locked; the product as it is then.
pub(super) fn discontinue(
    tx: &mut dyn Transaction,
    context: &Context,
    mut product: Product,
) -> Result<Product, Failure> {
    if tx.products().set_active(product.id, false, context.now)? {
        product.updated_at = context.now;
    }
    let log = message!("Discontinued product {name} ({sku})", name = product.name, sku = product.sku);
    note_gone(tx, context, product, log)
}

/// Logs and announces that a product is no longer sold; the product as it is then.
pub(super) fn note_gone(
    tx: &mut dyn Transaction,
    context: &Context,
    product: Product,
    log: Message,
) -> Result<Product, Failure> {
    context.log(tx, ActivityAction::Catalogue, log)?;
    products_changed(tx, &[product.id], context.now)?;
    let gone = Product { is_active: false, ..product };
    emit_product_events(tx, context, &[(gone.clone(), ProductOutcome::Changed { was_active: true })])?;
    Ok(gone)
}
