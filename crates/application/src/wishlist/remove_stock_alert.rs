//! `DELETE /api/products/{id}/stock-alert`.

use tierway_kernel::{Permission, ProductId};

use super::{WishlistIds, ids_of};
use crate::{Context, Failure, Transaction};

/// Ends the caller's wait for a product. They may not be waiting.
pub fn remove_stock_alert(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<WishlistIds, Failure> {
    context.require(Permission::RemoveStockAlert)?;
    let user = context.actor.signed_in()?.id;
    tx.stock_alerts().remove(user, id)?;
    ids_of(tx, user)
}
