//! Documents of an account, for the person, the admin, and the owner company for its employees.

use std::collections::HashMap;

use tierway_accounts::{ActivityAction, Document, User, may_open_account, may_review_documents};
use tierway_kernel::{DocumentId, Permission, UserId, message};

use super::get_user::open_account;
use crate::{Context, Failure, Transaction};

/// A document with the name of its reviewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentView {
    /// The record.
    pub document: Document,
    /// First and last name of the reviewer.
    pub reviewed_by: Option<String>,
}

/// A document the caller may read, and whether they may review it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedDocument {
    /// The record.
    pub document: Document,
    /// Whether the caller may review it and view it inline.
    pub may_review: bool,
}

/// The records of a person's documents, replaced ones too, oldest first.
pub fn list_user_documents(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
) -> Result<Vec<DocumentView>, Failure> {
    context.require(Permission::ListUserDocuments)?;
    let owner = open_account(tx, context, user)?;
    let documents = tx.documents().of_user(owner.id)?;
    describe_documents(tx, documents)
}

/// Logs that a document is opened by another user, or in a view as its owner.
pub fn note_opening(tx: &mut dyn Transaction, context: &Context, document: &Document) -> Result<(), Failure> {
    context.require(Permission::DownloadDocument)?;
    if context.viewed_by.is_none() && context.actor.id() == Some(document.user_id) {
        return Ok(());
    }
    let owner = tx.users().by_id(document.user_id)?.ok_or(Failure::NotFound("This document"))?;
    let what = message!("Opened the {kind} of {name}.", kind = document.kind.label(), name = owner.full_name());
    context.log_about(tx, owner.id, ActivityAction::Document, what)
}

/// One document's record; not found without permission to see its owner's documents.
pub fn find_document(tx: &mut dyn Transaction, context: &Context, id: DocumentId) -> Result<OpenedDocument, Failure> {
    context.require(Permission::DownloadDocument)?;
    let unseen = || Failure::NotFound("This document");
    let document = tx.documents().by_id(id)?.ok_or_else(unseen)?;
    let owner = tx.users().by_id(document.user_id)?;
    let owner = owner.filter(|owner| may_open_account(&context.actor, owner)).ok_or_else(unseen)?;
    Ok(OpenedDocument { may_review: may_review_documents(&context.actor, &owner), document })
}

/// Puts the reviewers' names to documents, with one query.
pub(super) fn describe_documents(
    tx: &mut dyn Transaction,
    documents: Vec<Document>,
) -> Result<Vec<DocumentView>, Failure> {
    let names = names_of(tx, documents.iter().filter_map(|document| document.review.by))?;
    let view = |document: Document| DocumentView {
        reviewed_by: document.review.by.and_then(|id| names.get(&id).cloned()),
        document,
    };
    Ok(documents.into_iter().map(view).collect())
}

/// First and last names by account.
pub(crate) fn names_of(
    tx: &mut dyn Transaction,
    ids: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, String>, Failure> {
    let mut ids: Vec<UserId> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let named = |user: User| (user.id, user.full_name());
    Ok(tx.users().by_ids(&ids)?.into_iter().map(named).collect())
}
