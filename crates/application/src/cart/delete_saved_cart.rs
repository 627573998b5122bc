//! `DELETE /api/saved-carts/{id}`.

use tierway_kernel::{Permission, SavedCartId};

use crate::{Context, Failure, Transaction};

/// Deletes one of the caller's saved carts.
pub fn delete_saved_cart(tx: &mut dyn Transaction, context: &Context, id: SavedCartId) -> Result<(), Failure> {
    context.require(Permission::DeleteSavedCart)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    if tx.saved_carts().remove(user, id)? { Ok(()) } else { Err(Failure::NotFound("This saved cart")) }
}
