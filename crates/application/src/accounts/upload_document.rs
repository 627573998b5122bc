//! Uploads a document that is missing, refused or expired. In two stages, because files are not stored inside a
//! transaction: [`check_document_upload`] reads, [`upload_document`] writes.

use tierway_accounts::{
    ActivityAction, Document, DocumentError, DocumentKind, NewDocument, User, VerificationEventKind, replaced_by_new,
    requested_documents,
};
use tierway_kernel::{DocumentId, Permission, UserId, message};
use tierway_workforce::NoticeKind;

use super::documents::{DocumentView, describe_documents};
use super::get_user::open_account;
use super::review::{Event, locked_account, notify_reviewers};
use crate::{Context, Failure, Transaction};

/// Whether the caller may hand this document in now; nothing is written.
pub fn check_document_upload(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
    kind: DocumentKind,
) -> Result<(), Failure> {
    context.require(Permission::UploadDocument)?;
    let owner = open_account(tx, context, user)?;
    taken_place(tx, context, &owner, kind).map(|_| ())
}

/// Records a stored document. It replaces the current one of its kind; shop photos are added.
pub fn upload_document(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
    document: &NewDocument,
) -> Result<DocumentView, Failure> {
    context.require(Permission::UploadDocument)?;
    open_account(tx, context, user)?;
    let owner = locked_account(tx, user)?;
    let replaced = taken_place(tx, context, &owner, document.kind)?;
    tx.documents().replace(&replaced, context.now)?;
    let stored = tx.documents().add(user, document, context.now)?;
    Event::of(VerificationEventKind::Submitted, user).about(stored.id).write(tx, context)?;
    announce(tx, context, &owner, &stored)?;
    describe_documents(tx, vec![stored])?.pop().ok_or(Failure::NotFound("This document"))
}

/// Which documents it replaces, if the user may upload it.
fn taken_place(
    tx: &mut dyn Transaction,
    context: &Context,
    owner: &User,
    kind: DocumentKind,
) -> Result<Vec<DocumentId>, Failure> {
    if context.actor.id() != Some(owner.id) {
        return Err(DocumentError::NotYours.into());
    }
    if !requested_documents(owner.role).contains(&kind) {
        return Err(DocumentError::NotAsked.into());
    }
    let current = tx.documents().current_of(&[owner.id])?;
    replaced_by_new(kind, &current, context.today(tx)?).map_err(|error| Failure::upload("file", error))
}

fn announce(tx: &mut dyn Transaction, context: &Context, owner: &User, document: &Document) -> Result<(), Failure> {
    let (name, role, kind) = (owner.full_name(), owner.role, document.kind.label());
    context.log(tx, ActivityAction::Document, message!("{name} uploaded a document: {kind}.", name, kind))?;
    let message = message!("{name} ({role}) uploaded a document: {kind}. It needs review.", name, role, kind);
    notify_reviewers(tx, context, owner, NoticeKind::Document, message!("New document"), message)
}
