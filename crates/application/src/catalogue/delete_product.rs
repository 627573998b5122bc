//! `DELETE /api/products/{id}/delete`.

use tierway_kernel::{Permission, ProductId, message};

use super::discontinue_product::{discontinue, note_gone};
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
    if has_history || tx.purchases().has_lines_of(id)? || tx.issues().is_product_named(id)? {
        discontinue(tx, context, product)?;
        return Ok(DeleteOutcome::Discontinued);
    }
    tx.stock().close(id)?;
    tx.products().remove(id)?;
    let log = message!("Deleted product {name} ({sku})", name = product.name, sku = product.sku);
    note_gone(tx, context, product, log)?;
    Ok(DeleteOutcome::Deleted)
}
