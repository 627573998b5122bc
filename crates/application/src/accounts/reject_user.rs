//! The admin rejects a pending account, with a reason (specification 2 §4, §5).

use tierway_accounts::{ActivityAction, UserVisibility, VerificationEventKind, reject};
use tierway_kernel::{Message, Permission, UserId, message};
use tierway_workforce::NoticeKind;

use super::review::{Event, account, decide, locked_account, notify};
use super::view::{AccountView, describe_one};
use crate::webhooks::{EventKind, emit_user_event};
use crate::{Context, Failure, Transaction};

/// Rejects the account, stores the reason and sends it to the account holder, deactivates the account and ends its
/// sessions. [`Failure::Conflict`] if it was already decided.
pub fn reject_user(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    reason: &str,
) -> Result<AccountView, Failure> {
    context.require(Permission::RejectUser)?;
    let user = locked_account(tx, id)?;
    let (rejected, reason) = reject(user.verification, reason)?;
    decide(tx, id, rejected, Some(&reason))?;
    tx.users().set_active(id, false)?;
    tx.sessions().revoke_all(id, context.now)?;
    Event::of(VerificationEventKind::Rejected, id)
        .because(None, Some(Message::verbatim(&reason)))
        .write(tx, context)?;
    let description = message!("Rejected {name} ({role}): {reason}", name = user.full_name(), role = user.role, reason);
    context.log_about(tx, id, ActivityAction::Rejection, description)?;
    emit_user_event(tx, context, EventKind::UserRejected, &user)?;
    let message = message!("Your registration was not approved: {reason}", reason);
    notify(tx, context, &user, NoticeKind::Approval, message!("Registration not approved"), message)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}
