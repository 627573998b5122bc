//! `DELETE /api/products/{id}/delete`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_kernel::{Permission, ProductId, message};

use super::products_changed;
use crate::webhooks::{ProductOutcome, emit_product_events};
use crate::{Context, Failure, Transaction};

tierway_kernel::names! {
    /// Outcome of deleting a product.
    pub enum DeleteOutcome as "DeleteOutcomeName" {
        /// Removed.
        Deleted = "deleted",
        /// It has orders, movements or issues and was discontinued.
        Discontinued = "discontinued",
    }
}

/// Deletes a product without movements, orders and issues; discontinues any other (product.md §5).
///
/// Its stock row is locked first. A concurrent order reserves on the same row, so it is either visible here or finds no
/// stock to reserve.
pub fn delete_product(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<DeleteOutcome, Failure> {
    context.require(Permission::DeleteProduct)?;
    tx.stock().lock(id)?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let has_history = tx.stock().has_movements(id)? || tx.orders().has_lines_of(id)?;
    let outcome = if has_history || tx.purchases().has_lines_of(id)? || tx.issues().is_product_named(id)? {
        tx.products().set_active(id, false, context.now)?;
        DeleteOutcome::Discontinued
    } else {
        tx.stock().close(id)?;
        tx.products().remove(id)?;
        DeleteOutcome::Deleted
    };
    let (name, sku) = (&product.name, &product.sku);
    let log = match outcome {
        DeleteOutcome::Deleted => message!("Deleted product {name} ({sku})", name = name, sku = sku),
        DeleteOutcome::Discontinued => message!("Discontinued product {name} ({sku})", name = name, sku = sku),
    };
    context.log(tx, ActivityAction::Catalogue, log)?;
    products_changed(tx, &[id], context.now)?;
    let gone = Product { is_active: false, ..product };
    emit_product_events(tx, context, &[(gone, ProductOutcome::Changed { was_active: true })])?;
    Ok(outcome)
}
