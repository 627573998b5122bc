//! `DELETE /api/saved-views/{id}`.

use tierway_kernel::{Permission, SavedViewId};

use crate::{Context, Failure, Transaction};

/// Removes one of the caller's views.
pub fn remove_saved_view(tx: &mut dyn Transaction, context: &Context, id: SavedViewId) -> Result<(), Failure> {
    context.require(Permission::RemoveSavedView)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    if tx.saved_views().remove(user, id)? { Ok(()) } else { Err(Failure::NotFound("This view")) }
}
