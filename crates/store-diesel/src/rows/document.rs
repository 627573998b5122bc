//! Document records.

use chrono::NaiveDate;
use diesel::prelude::*;
use tierway_accounts::{Document, DocumentKind, RefusalReason, Review, ReviewState};
use tierway_kernel::{DocumentId, StoreError, UserId, from_micros};

use super::{read_enum, read_time, unreadable};
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
    review: String,
    review_reason: Option<String>,
    review_note: Option<String>,
    reviewed_by: Option<i64>,
    reviewed_at: Option<i64>,
    expires_on: Option<String>,
    replaced_at: Option<i64>,
    reminded_at: Option<i64>,
}

/// The kind of that name.
pub(crate) fn read_kind(text: &str) -> Result<DocumentKind, StoreError> {
    read_enum("documents.kind", &DocumentKind::ALL, DocumentKind::as_str, text)
}

/// A day as it is stored; texts of this form sort as days do.
pub(crate) fn day_text(day: NaiveDate) -> String {
    day.format("%Y-%m-%d").to_string()
}

fn read_reason(text: &str) -> Result<RefusalReason, StoreError> {
    read_enum("documents.review_reason", &RefusalReason::ALL, RefusalReason::as_str, text)
}

fn read_day(text: &str) -> Result<NaiveDate, StoreError> {
    text.parse().map_err(|_| unreadable("documents.expires_on", text))
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
            review: Review {
                state: read_enum("documents.review", &ReviewState::ALL, ReviewState::as_str, &self.review)?,
                reason: self.review_reason.as_deref().map(read_reason).transpose()?,
                note: self.review_note,
                by: self.reviewed_by.map(UserId),
                at: read_time(self.reviewed_at),
            },
            expires_on: self.expires_on.as_deref().map(read_day).transpose()?,
            replaced_at: read_time(self.replaced_at),
            reminded_at: read_time(self.reminded_at),
        })
    }
}
