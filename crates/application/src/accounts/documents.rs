//! Documents of an account, for the person, the admin, and the owner company for its employees.

use tierway_accounts::Document;
use tierway_kernel::{DocumentId, Permission, UserId};

use super::get_user::open_account;
use crate::{Context, Failure, Transaction};

/// The records of a person's documents, oldest first.
pub fn list_user_documents(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
) -> Result<Vec<Document>, Failure> {
    context.require(Permission::ListUserDocuments)?;
    let owner = open_account(tx, context, user)?;
    Ok(tx.documents().of_user(owner.id)?)
}

/// One document's record; not found for those who may not see its owner's.
pub fn find_document(tx: &mut dyn Transaction, context: &Context, id: DocumentId) -> Result<Document, Failure> {
    context.require(Permission::DownloadDocument)?;
    let unseen = || Failure::NotFound("This document");
    let document = tx.documents().by_id(id)?.ok_or_else(unseen)?;
    open_account(tx, context, document.user_id).map_err(|failure| match failure {
        Failure::NotFound(_) => unseen(),
        other => other,
    })?;
    Ok(document)
}
