//! An admin's session shows their own pages again.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, SessionId, message};

use super::review::account;
use crate::{Context, Failure, Transaction};

/// Ends the view; ending twice is not an error.
pub fn end_view_as(tx: &mut dyn Transaction, context: &Context, session: SessionId) -> Result<(), Failure> {
    context.require(Permission::EndViewAs)?;
    leave_view(tx, context, session)
}

/// Ends the view of a session, if any, and logs it.
pub fn leave_view(tx: &mut dyn Transaction, context: &Context, session: SessionId) -> Result<(), Failure> {
    let Some(view) = tx.sessions().end_view(session)? else { return Ok(()) };
    let user = account(tx, view.user_id)?;
    let description = message!("Stopped viewing as {name} ({role}).", name = user.full_name(), role = user.role);
    context.log_about(tx, user.id, ActivityAction::Session, description)
}
