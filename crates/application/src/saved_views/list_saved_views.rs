//! `GET /api/saved-views`.

use tierway_accounts::SavedView;
use tierway_kernel::Permission;

use crate::{Context, Failure, Transaction};

/// The caller's views of a list, in the order they were added.
pub fn list_saved_views(tx: &mut dyn Transaction, context: &Context, list: &str) -> Result<Vec<SavedView>, Failure> {
    context.require(Permission::ListSavedViews)?;
    let user = context.actor.signed_in()?.id;
    Ok(tx.saved_views().of_list(user, list)?)
}
