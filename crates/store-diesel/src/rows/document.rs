//! Document records.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Document, DocumentKind, NewDocument};
use tierway_kernel::{DocumentId, StoreError, UserId, from_micros, to_micros};

use super::read_enum;
use crate::schema::documents;

/// A record as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = documents)]
pub(crate) struct DocumentRow {
    id: i64,
    user_id: i64,
    kind: String,
    file_name: String,
    media_type: String,
    size: i64,
    storage_key: String,
    created_at: i64,
}

/// A record to be written.
#[derive(Insertable)]
#[diesel(table_name = documents, treat_none_as_default_value = false)]
pub(crate) struct NewDocumentRow<'a> {
    user_id: i64,
    kind: &'static str,
    file_name: &'a str,
    media_type: &'a str,
    size: i64,
    storage_key: &'a str,
    created_at: i64,
}

/// The kind of that name.
pub(crate) fn read_kind(text: &str) -> Result<DocumentKind, StoreError> {
    read_enum("documents.kind", &DocumentKind::ALL, DocumentKind::as_str, text)
}

impl DocumentRow {
    /// The record.
    pub(crate) fn into_document(self) -> Result<Document, StoreError> {
        Ok(Document {
            id: DocumentId(self.id),
            user_id: UserId(self.user_id),
            kind: read_kind(&self.kind)?,
            file_name: self.file_name,
            media_type: self.media_type,
            size: self.size,
            storage_key: self.storage_key,
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewDocumentRow<'a> {
    /// The row of a new record.
    pub(crate) fn new(user: UserId, document: &'a NewDocument, now: DateTime<Utc>) -> NewDocumentRow<'a> {
        NewDocumentRow {
            user_id: user.0,
            kind: document.kind.as_str(),
            file_name: &document.file_name,
            media_type: &document.media_type,
            size: document.size,
            storage_key: &document.storage_key,
            created_at: to_micros(now),
        }
    }
}
