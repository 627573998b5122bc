//! Somebody ends one of their own sessions, on this or another device.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, SessionId, message};

use crate::{Context, Failure, Transaction};

/// Ends the session; not found when it is not the caller's or has ended.
pub fn revoke_session(tx: &mut dyn Transaction, context: &Context, id: SessionId) -> Result<(), Failure> {
    context.require(Permission::RevokeSession)?;
    let user = context.actor.signed_in()?.id;
    if !tx.sessions().revoke(user, id, context.now)? {
        return Err(Failure::NotFound("This session"));
    }
    context.log(tx, ActivityAction::Logout, message!("Ended one of their sessions."))
}
