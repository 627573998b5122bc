//! A reviewer accepts or refuses one document.

use tierway_accounts::{
    ActivityAction, DecisionForm, Document, DocumentDecision, ReviewError, ReviewState, User, Verification,
    VerificationEventKind, may_review_documents,
};
use tierway_kernel::{DocumentId, Permission, StoreError};
use tierway_workforce::NoticeKind;

use super::documents::{DocumentView, describe_documents};
use super::review::{Event, notify};
use crate::{Context, Failure, Transaction};

const UNSEEN: Failure = Failure::NotFound("This document");

/// Decides on a document, or reverses a refusal, and notifies the account holder. [`Failure::Conflict`] if its status
/// is not what the reviewer saw, it was replaced, or the account was rejected.
pub fn review_document(
    tx: &mut dyn Transaction,
    context: &Context,
    id: DocumentId,
    form: &DecisionForm,
) -> Result<DocumentView, Failure> {
    context.require(Permission::ReviewDocument)?;
    let owner = tx.documents().by_id(id)?.ok_or(UNSEEN)?.user_id;
    let owner = tx.users().lock(owner)?;
    let owner = owner.filter(|owner| may_review_documents(&context.actor, owner)).ok_or(UNSEEN)?;
    // Read after locking: a concurrent decision is visible now.
    let document = tx.documents().by_id(id)?.ok_or(UNSEEN)?;
    let today = context.today(tx)?;
    let decision = DocumentDecision::parse(form, today)?;
    decision.check(&document, today)?;
    if owner.verification == Verification::Rejected {
        return Err(ReviewError::AlreadyDecided(owner.verification.as_str()).into());
    }
    if !tx.documents().review(id, &decision, context.actor.id(), context.now)? {
        return Err(StoreError::Contended.into());
    }
    keep(tx, context, &owner, &document, &decision)?;
    let (title, message) = letter(&document, &decision);
    notify(tx, context, &owner, NoticeKind::Document, title, &message)?;
    let document = tx.documents().by_id(id)?.ok_or(UNSEEN)?;
    describe_documents(tx, vec![document])?.pop().ok_or(UNSEEN)
}

/// Writes history and log.
fn keep(
    tx: &mut dyn Transaction,
    context: &Context,
    owner: &User,
    document: &Document,
    decision: &DocumentDecision,
) -> Result<(), Failure> {
    let (event, word) = match decision.state {
        ReviewState::Refused => (VerificationEventKind::Refused, "Refused"),
        _ if decision.was == ReviewState::Refused => {
            (VerificationEventKind::Accepted, "Reversed the refusal and accepted")
        }
        _ => (VerificationEventKind::Accepted, "Accepted"),
    };
    let reason = decision.reason.map(|reason| reason.as_str());
    Event::of(event, owner.id).about(document.id).because(reason, decision.note.as_deref()).write(tx, context)?;
    let whose = format!("{} ({})", owner.full_name(), owner.role);
    let description = format!("{word} {} of {whose}.", document.kind.label());
    context.log_about(tx, owner.id, ActivityAction::Document, description)
}

/// The message for the account holder.
fn letter(document: &Document, decision: &DocumentDecision) -> (&'static str, String) {
    let label = document.kind.label();
    if decision.state != ReviewState::Refused {
        let after_all = if decision.was == ReviewState::Refused { " after all" } else { "" };
        return ("Document accepted", format!("Your document was accepted{after_all}: {label}."));
    }
    let mut message = format!("Your document was refused: {label}.");
    let reason = decision.reason.and_then(|reason| reason.sentence());
    for sentence in [reason, decision.note.as_deref(), Some("Please sign in and upload a new one.")] {
        message.extend(sentence.map(|sentence| format!(" {sentence}")));
    }
    ("Document refused", message)
}
