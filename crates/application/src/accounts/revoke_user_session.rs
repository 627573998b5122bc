//! The admin ends sessions of another user.

use tierway_accounts::{ActivityAction, User};
use tierway_kernel::{Permission, SessionId, UserId, message};

use super::review::account;
use crate::{Context, Failure, Transaction};

/// Ends one session of the account; not found when it is not theirs or has ended.
pub fn revoke_user_session(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    session: SessionId,
) -> Result<(), Failure> {
    context.require(Permission::RevokeUserSession)?;
    let user = somebody_else(tx, context, id)?;
    if !tx.sessions().revoke(id, session, context.now)? {
        return Err(Failure::NotFound("This session"));
    }
    let log = message!("Ended a session of {name}.", name = user.full_name());
    context.log_about(tx, id, ActivityAction::Session, log)
}

/// Ends all sessions of the account; returns how many. None is not an error.
pub fn revoke_user_sessions(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<u64, Failure> {
    context.require(Permission::RevokeUserSessions)?;
    let user = somebody_else(tx, context, id)?;
    let ended = tx.sessions().revoke_all(id, context.now)?;
    if ended > 0 {
        let log = message!("Ended all sessions of {name}.", name = user.full_name());
        context.log_about(tx, id, ActivityAction::Session, log)?;
    }
    Ok(ended)
}

/// One's own are ended where one sees which of them is this one.
fn somebody_else(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<User, Failure> {
    let user = account(tx, id)?;
    if context.actor.id() == Some(id) {
        return Err(Failure::Rule("You can end your own sessions on your account page.".into()));
    }
    Ok(user)
}
