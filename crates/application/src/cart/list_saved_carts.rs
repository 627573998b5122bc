//! `GET /api/saved-carts`.

use tierway_kernel::Permission;
use tierway_orders::SavedCart;

use crate::{Context, Failure, Transaction};

/// The caller's saved carts, the latest first.
pub fn list_saved_carts(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<SavedCart>, Failure> {
    context.require(Permission::ListSavedCarts)?;
    let user = context.actor.signed_in()?.id;
    Ok(tx.saved_carts().of_user(user)?)
}
