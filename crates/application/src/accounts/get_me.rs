//! The signed-in person's own account.

use tierway_accounts::UserVisibility;
use tierway_kernel::Permission;

use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Reads the caller's account.
pub fn get_me(tx: &mut dyn Transaction, context: &Context) -> Result<AccountView, Failure> {
    context.require(Permission::GetMe)?;
    let id = context.actor.signed_in()?.id;
    let user = tx.users().by_id(id)?.ok_or(Failure::NotSignedIn)?;
    describe_one(tx, user, UserVisibility::Full)
}
