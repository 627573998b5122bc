//! `POST /api/users/{id}/tax-number/decision`.

use tierway_accounts::{ActivityAction, TaxNumberDecision, User, may_review_documents};
use tierway_kernel::{Message, Permission, UserId, message};
use tierway_workforce::NoticeKind;

use super::get_user_tax::{UserTaxView, view};
use crate::accounts::review::{locked_account, notify};
use crate::{Context, Failure, Transaction};

/// Verifies or rejects the tax number that the reviewer saw, and notifies the account holder. [`Failure::Conflict`] if it was
/// changed since. A decision can be changed.
pub fn decide_tax_number(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    seen: &str,
    decision: &TaxNumberDecision,
) -> Result<UserTaxView, Failure> {
    context.require(Permission::DecideTaxNumber)?;
    let owner = locked_account(tx, id)?;
    if !may_review_documents(&context.actor, &owner) {
        return Err(Failure::NotFound("This user"));
    }
    let held = tx.tax_numbers().of_user(id)?.ok_or(Failure::NotFound("This tax number"))?;
    let is_seen = held.number.is_typed(seen);
    if is_seen && (held.status, &held.note) == (decision.status(), &decision.note) {
        return view(tx, context, id);
    }
    if !is_seen || !tx.tax_numbers().decide(id, &held.number, decision, context.actor.id(), context.now)? {
        return Err(Failure::Conflict("The tax number was changed in the meantime. Please reload.".into()));
    }
    announce(tx, context, &owner, held.number.value(), decision)?;
    view(tx, context, id)
}

/// Writes the log, and tells the account holder.
fn announce(
    tx: &mut dyn Transaction,
    context: &Context,
    owner: &User,
    number: &str,
    decision: &TaxNumberDecision,
) -> Result<(), Failure> {
    let (name, number) = (owner.full_name(), number.to_owned());
    let (log, title, message) = if decision.is_verified {
        (
            message!("Verified the tax number {number} of {name}.", number, name),
            message!("Tax number verified"),
            message!("Your tax number {number} was verified.", number),
        )
    } else {
        (
            message!("Rejected the tax number {number} of {name}.", number, name),
            message!("Tax number rejected"),
            message!("Your tax number {number} was rejected.", number),
        )
    };
    let message = message.followed_by(decision.note.as_deref().map(Message::verbatim));
    context.log_about(tx, owner.id, ActivityAction::Document, log)?;
    notify(tx, context, owner, NoticeKind::Document, title, message)
}
