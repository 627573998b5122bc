//! A reviewer accepts or refuses one document.

use tierway_accounts::{
    ActivityAction, DecisionForm, Document, DocumentDecision, ReviewError, ReviewState, User, Verification,
    VerificationEventKind, may_review_documents,
};
use tierway_kernel::{DocumentId, Message, Permission, StoreError, message};
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
    notify(tx, context, &owner, NoticeKind::Document, title, message)?;
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
    let (kind, name, role) = (document.kind.label(), owner.full_name(), owner.role);
    let (event, log) = match decision.state {
        ReviewState::Refused => {
            (VerificationEventKind::Refused, message!("Refused {kind} of {name} ({role}).", kind, name, role))
        }
        _ if decision.was == ReviewState::Refused => (
            VerificationEventKind::Accepted,
            message!("Reversed the refusal and accepted {kind} of {name} ({role}).", kind, name, role),
        ),
        _ => (VerificationEventKind::Accepted, message!("Accepted {kind} of {name} ({role}).", kind, name, role)),
    };
    let reason = decision.reason.map(|reason| reason.as_str());
    let note = decision.note.as_deref().map(Message::verbatim);
    Event::of(event, owner.id).about(document.id).because(reason, note).write(tx, context)?;
    context.log_about(tx, owner.id, ActivityAction::Document, log)
}

/// The message for the account holder.
fn letter(document: &Document, decision: &DocumentDecision) -> (Message, Message) {
    let kind = document.kind.label();
    if decision.state != ReviewState::Refused {
        let message = if decision.was == ReviewState::Refused {
            message!("Your document was accepted after all: {kind}.", kind)
        } else {
            message!("Your document was accepted: {kind}.", kind)
        };
        return (message!("Document accepted"), message);
    }
    let message = message!("Your document was refused: {kind}.", kind)
        .followed_by(decision.reason.and_then(|reason| reason.sentence()))
        .followed_by(decision.note.as_deref().map(Message::verbatim))
        .followed_by(Some("Please sign in and upload a new one."));
    (message!("Document refused"), message)
}
