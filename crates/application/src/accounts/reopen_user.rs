//! The admin reverses a rejection that was a mistake.

use tierway_accounts::{ActivityAction, ReviewError, UserVisibility, VerificationEventKind, reopen, starts_active};
use tierway_kernel::{Permission, UserId, message};
use tierway_workforce::NoticeKind;

use super::review::{Event, account, locked_account, notify};
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// Sets the account back to pending, clears the reason and notifies the account holder. Roles that may sign in while
/// pending can do so again; company staff stay inactive until approved. [`Failure::Conflict`] if it is not rejected.
pub fn reopen_user(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<AccountView, Failure> {
    context.require(Permission::ReopenUser)?;
    let user = locked_account(tx, id)?;
    let waiting = reopen(user.verification)?;
    if !tx.users().set_verification(id, user.verification, waiting, None)? {
        return Err(ReviewError::NotRejected.into());
    }
    tx.users().set_active(id, starts_active(user.role))?;
    let note = message!("The rejection was reversed.");
    Event::of(VerificationEventKind::Registered, id).because(None, Some(note)).write(tx, context)?;
    let description = message!("Reversed the rejection of {name} ({role}).", name = user.full_name(), role = user.role);
    context.log_about(tx, id, ActivityAction::Rejection, description)?;
    let message = message!("The rejection of your registration was reversed. Your account is pending approval again.");
    notify(tx, context, &user, NoticeKind::Approval, message!("Registration under review again"), message)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}
