//! One account; requires permission to open it.

use tierway_accounts::{User, UserVisibility, may_open_account};
use tierway_kernel::{Permission, UserId};

use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Reads an account: the person's own, any for the admin, employees for the owner company.
pub fn get_user(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<AccountView, Failure> {
    context.require(Permission::GetUser)?;
    let user = open_account(tx, context, id)?;
    describe_one(tx, user, UserVisibility::Full)
}

/// The account; not found if the caller may not know that it exists.
pub(crate) fn open_account(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<User, Failure> {
    tx.users().by_id(id)?.filter(|user| may_open_account(&context.actor, user)).ok_or(Failure::NotFound("This user"))
}
