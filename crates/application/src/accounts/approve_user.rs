//! The admin approves a pending account (specification 2 §4).

use tierway_accounts::{ActivityAction, UserVisibility};
use tierway_kernel::{Permission, UserId, message};
use tierway_workforce::ManagementAction;

use super::review::{account, approve_pending, is_company_staff, locked_account, record_management};
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Approves the account and notifies the account holder. Unreviewed documents are accepted with it; a required one that
/// is missing, refused or expired blocks approval. An approved employee may sign in at once, as if the owner had
/// activated them. [`Failure::Conflict`] if it was already decided.
pub fn approve_user(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<AccountView, Failure> {
    context.require(Permission::ApproveUser)?;
    let user = locked_account(tx, id)?;
    approve_pending(tx, context, &user)?;
    if is_company_staff(&user) {
        tx.users().set_active(id, true)?;
        record_management(tx, context, &user, &ManagementAction::Activate, None)?;
    }
    let log = message!("Approved {name} ({role}).", name = user.full_name(), role = user.role);
    context.log_about(tx, id, ActivityAction::Approval, log)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}
