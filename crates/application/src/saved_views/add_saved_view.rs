//! `POST /api/saved-views`.

use tierway_accounts::{SavedView, SavedViewInput, check_beside};
use tierway_kernel::Permission;

use crate::{Context, Failure, Transaction};

/// Saves a view for the caller.
pub fn add_saved_view(
    tx: &mut dyn Transaction,
    context: &Context,
    input: &SavedViewInput,
) -> Result<SavedView, Failure> {
    context.require(Permission::AddSavedView)?;
    let user = context.actor.signed_in()?.id;
    let view = input.check()?;
    tx.users().lock(user)?;
    let others = tx.saved_views().of_user(user)?;
    check_beside(&view, &others)?;
    Ok(tx.saved_views().add(user, &view, context.now)?)
}
