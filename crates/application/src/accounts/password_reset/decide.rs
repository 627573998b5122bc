//! What the admin's three decisions share.

use tierway_accounts::{ActivityAction, PasswordReset, ResetDecision, ResetState, User, check_decision, may_reset};
use tierway_kernel::ResetId;

use super::link::Link;
use super::view::{ResetView, describe};
use crate::{Context, Failure, Transaction};

/// Moves an undecided request to `to`, with a fresh link or none. Of two who decide at once the store lets one
/// through; the other is told what was decided.
pub(super) fn decide(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    to: ResetState,
    link: Option<&Link>,
    note: Option<&str>,
) -> Result<User, Failure> {
    let reset = reset(tx, id)?;
    let note = check_decision(reset.state_at(context.now), note)?;
    let user = tx.users().by_id(reset.user_id)?.ok_or(Failure::NotFound("This user"))?;
    if link.is_some() && !may_reset(&user) {
        return Err(Failure::Conflict("This account was rejected and gets no new password.".to_owned()));
    }
    let link = link.map(|link| (link.token_hash.clone(), link.expires_at));
    let decision = ResetDecision { to, link, by: context.actor.id(), note };
    if !tx.resets().decide(id, &decision, context.now)? {
        check_decision(self::reset(tx, id)?.state, None)?;
        return Err(Failure::NotFound("This request"));
    }
    let what = match to {
        ResetState::Verified => "Verified",
        ResetState::HandedOver => "Handed over a link for",
        _ => "Refused",
    };
    let description = format!("{what} the new password of {}.", user.username);
    context.log_about(tx, user.id, ActivityAction::Password, description)?;
    Ok(user)
}

/// The request as it stands now, with its people.
pub(super) fn view(tx: &mut dyn Transaction, context: &Context, id: ResetId) -> Result<ResetView, Failure> {
    let reset = reset(tx, id)?;
    describe(tx, context, vec![reset])?.pop().ok_or(Failure::NotFound("This request"))
}

fn reset(tx: &mut dyn Transaction, id: ResetId) -> Result<PasswordReset, Failure> {
    tx.resets().by_id(id)?.ok_or(Failure::NotFound("This request"))
}
