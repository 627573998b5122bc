//! The admin switches an account off; its sessions end with it.

use tierway_accounts::{ActivityAction, UserVisibility, check_deactivation};
use tierway_kernel::{Message, Permission, UserId, message};
use tierway_workforce::{ManagementAction, reason_for};

use super::review::{account, record_management};
use super::view::{AccountView, describe_one};
use crate::webhooks::{EventKind, emit_user_event};
use crate::{Context, Failure, Transaction};

/// Deactivates the account at once. [`Failure::Conflict`] when it is inactive already, [`Failure::Rule`] for one's own.
pub fn deactivate_user(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    reason: Option<&str>,
) -> Result<AccountView, Failure> {
    context.require(Permission::DeactivateUser)?;
    let user = account(tx, id)?;
    check_deactivation(&user, context.actor.id())?;
    let given = reason.map(str::trim).filter(|text| !text.is_empty());
    let reason = reason_for(&ManagementAction::Deactivate, given)?;
    if !tx.users().set_active(id, false)? {
        check_deactivation(&account(tx, id)?, context.actor.id())?;
    }
    tx.sessions().revoke_all(id, context.now)?;
    record_management(tx, context, &user, &ManagementAction::Deactivate, Some(reason))?;
    let description = message!("Deactivated {name} ({role}).", name = user.full_name(), role = user.role)
        .followed_by(given.map(Message::verbatim));
    context.log_about(tx, id, ActivityAction::Deactivation, description)?;
    emit_user_event(tx, context, EventKind::UserDeactivated, &user)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}
