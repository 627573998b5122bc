//! A user's sessions, for the admin.

use tierway_accounts::Session;
use tierway_kernel::{Permission, UserId};

use super::list_sessions::live_sessions;
use super::review::account;
use crate::{Context, Failure, Transaction};

/// The live sessions of an account, newest first.
pub fn list_user_sessions(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<Vec<Session>, Failure> {
    context.require(Permission::ListUserSessions)?;
    let user = account(tx, id)?;
    live_sessions(tx, context, user.id)
}
