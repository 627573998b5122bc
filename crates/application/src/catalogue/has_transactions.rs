//! `GET /api/products/{id}/transactions`.

use tierway_kernel::{Permission, ProductId};

use crate::{Context, Failure, Transaction};

/// Whether a product has orders or stock movements, so that deleting it would discontinue it.
pub fn has_transactions(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<bool, Failure> {
    context.require(Permission::HasTransactions)?;
    tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    Ok(tx.stock().has_movements(id)? || tx.orders().has_lines_of(id)? || tx.purchases().has_lines_of(id)?)
}
