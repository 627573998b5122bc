//! Shared code of the admin's three decisions.

use chrono::{DateTime, Utc};
use tierway_accounts::{ActivityAction, PasswordReset, ResetDecision, ResetState, User, check_decision, may_reset};
use tierway_kernel::{ResetId, message};

use super::view::{ResetView, describe};
use crate::{Context, Failure, Transaction};

/// Moves a request to `to` if the decision is allowed; its links stop working, and `expires_at` limits a later link. Of
/// two concurrent calls, one succeeds; the other fails with a conflict.
pub(super) fn decide(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    to: ResetState,
    expires_at: Option<DateTime<Utc>>,
    note: Option<&str>,
) -> Result<User, Failure> {
    let reset = reset(tx, id)?;
    let note = check_decision(reset.state, to, note)?;
    let user = tx.users().by_id(reset.user_id)?.ok_or(Failure::NotFound("This user"))?;
    if expires_at.is_some() && !may_reset(&user) {
        return Err(Failure::Conflict("This account was rejected; its password cannot be reset.".into()));
    }
    let decision = ResetDecision { to, expires_at, by: context.actor.id(), note };
    if !tx.resets().decide(id, &decision, context.now)? {
        check_decision(self::reset(tx, id)?.state, to, None)?;
        return Err(Failure::NotFound("This request"));
    }
    let name = &user.username;
    let description = match to {
        ResetState::Verified => message!("Verified the password reset of {name}.", name),
        ResetState::ManualResetLink => message!("Handed over a link for the password reset of {name}.", name),
        _ => message!("Refused the password reset of {name}.", name),
    };
    context.log_about(tx, user.id, ActivityAction::Password, description)?;
    Ok(user)
}

/// The current request, with the names of its users.
pub(super) fn view(tx: &mut dyn Transaction, context: &Context, id: ResetId) -> Result<ResetView, Failure> {
    let reset = reset(tx, id)?;
    describe(tx, context, vec![reset])?.pop().ok_or(Failure::NotFound("This request"))
}

fn reset(tx: &mut dyn Transaction, id: ResetId) -> Result<PasswordReset, Failure> {
    tx.resets().by_id(id)?.ok_or(Failure::NotFound("This request"))
}
