//! A session.

use tierway_accounts::Session;
use tierway_kernel::{Permission, UserId};

use crate::{Context, Failure, Settings, Transaction};

/// The caller's live sessions, newest first.
pub fn list_sessions(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<Session>, Failure> {
    context.require(Permission::ListSessions)?;
    let user = context.actor.signed_in()?.id;
    live_sessions(tx, context, user)
}

/// The live sessions of an account, newest first.
pub(super) fn live_sessions(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
) -> Result<Vec<Session>, Failure> {
    let limits = Settings::load(tx)?.session_limits;
    let mut sessions = tx.sessions().of_user(user, context.now - limits.idle)?;
    sessions.retain(|session| session.is_live(limits, context.now));
    Ok(sessions)
}
