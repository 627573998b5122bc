//! Document records.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use tierway_accounts::{Document, DocumentDecision, DocumentKind, NewDocument, RefusalReason, Review, ReviewState};
use tierway_kernel::{DocumentId, StoreError, UserId, from_micros, to_micros};

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
    review: &'static str,
    expires_on: Option<String>,
}

/// A decision about a document.
#[derive(AsChangeset)]
#[diesel(table_name = documents)]
pub(crate) struct ReviewChanges<'a> {
    review: &'static str,
    review_reason: Option<Option<&'static str>>,
    review_note: Option<Option<&'a str>>,
    reviewed_by: Option<Option<i64>>,
    reviewed_at: Option<Option<i64>>,
    /// `None` leaves the last day and the reminder of it.
    expires_on: Option<Option<String>>,
    reminded_at: Option<Option<i64>>,
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
            review: ReviewState::Pending.as_str(),
            expires_on: document.expires_on.map(day_text),
        }
    }
}

impl<'a> ReviewChanges<'a> {
    /// What a decision changes.
    pub(crate) fn new(decision: &'a DocumentDecision, by: Option<UserId>, now: DateTime<Utc>) -> ReviewChanges<'a> {
        ReviewChanges {
            review: decision.state.as_str(),
            review_reason: Some(decision.reason.map(RefusalReason::as_str)),
            review_note: Some(decision.note.as_deref()),
            reviewed_by: Some(by.map(|by| by.0)),
            reviewed_at: Some(Some(to_micros(now))),
            expires_on: decision.expires_on.map(|day| Some(day_text(day))),
            reminded_at: decision.expires_on.map(|_| None),
        }
    }
}
