//! The admin approves somebody who waits (specification 2 §4).

use tierway_accounts::{ActivityAction, UserSight, approve};
use tierway_kernel::{Permission, UserId};
use tierway_workforce::ManagementAction;

use super::review::{account, decide, is_company_staff, keep_history, tell};
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Approves the account and tells the person. An approved employee may sign in at once, as if the owner had
/// activated them. [`Failure::Conflict`] when it was decided before.
pub fn approve_user(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<AccountView, Failure> {
    context.require(Permission::ApproveUser)?;
    let user = account(tx, id)?;
    let approved = approve(user.verification)?;
    decide(tx, id, approved, None)?;
    if is_company_staff(&user) {
        tx.users().set_active(id, true)?;
        keep_history(tx, context, &user, &ManagementAction::Activate, None)?;
    }
    context.log(tx, ActivityAction::Approval, format!("Approved {} ({}).", user.full_name(), user.role))?;
    tell(tx, context, id, "Account approved", "Your account has been approved. Welcome to the Platform.".to_owned())?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserSight::Full)
}
