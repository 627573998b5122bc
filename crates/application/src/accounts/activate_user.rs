//! The admin switches an account on.

use tierway_accounts::{ActivityAction, UserVisibility, check_activation};
use tierway_kernel::{Permission, UserId, message};
use tierway_workforce::ManagementAction;

use super::review::{account, record_management};
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Activates the account; its verification stays where it is. [`Failure::Conflict`] when it is active already.
pub fn activate_user(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<AccountView, Failure> {
    context.require(Permission::ActivateUser)?;
    let user = account(tx, id)?;
    check_activation(&user)?;
    if !tx.users().set_active(id, true)? {
        check_activation(&account(tx, id)?)?;
    }
    record_management(tx, context, &user, &ManagementAction::Activate, None)?;
    let log = message!("Activated {name} ({role}).", name = user.full_name(), role = user.role);
    context.log_about(tx, id, ActivityAction::Activation, log)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}
