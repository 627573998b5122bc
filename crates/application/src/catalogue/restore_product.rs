//! `POST /api/products/{id}/restore`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, ProductId, message};

use super::products_changed;
use super::view::{DetailedProduct, detailed};
use crate::inventory::announce_on_sale_again;
use crate::webhooks::{ProductOutcome, emit_product_events};
use crate::{Context, Failure, Transaction};

/// Puts a discontinued product on sale again.
pub fn restore_product(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<DetailedProduct, Failure> {
    context.require(Permission::RestoreProduct)?;
    let mut product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    if !tx.products().set_active(id, true, context.now)? {
        return Err(Failure::Conflict("This product is not discontinued.".into()));
    }
    product.is_active = true;
    product.updated_at = context.now;
    let level = tx.stock().level(id)?;
    let log = message!("Restored product {name} ({sku})", name = product.name, sku = product.sku);
    context.log(tx, ActivityAction::Catalogue, log)?;
    products_changed(tx, &[id], context.now)?;
    announce_on_sale_again(tx, context, &[id])?;
    emit_product_events(tx, context, &[(product.clone(), ProductOutcome::Changed { was_active: false })])?;
    detailed(tx, product, level, context)
}
