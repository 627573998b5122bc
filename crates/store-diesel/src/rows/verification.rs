//! Events of verifications.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{NewVerificationEvent, VerificationEvent, VerificationEventKind};
use tierway_kernel::{DocumentId, StoreError, UserId, from_micros, to_micros};

use super::{read_enum, read_kind};
use crate::schema::verification_events;

/// An event as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = verification_events)]
pub(crate) struct VerificationEventRow {
    user_id: i64,
    document_id: Option<i64>,
    event: String,
    reason: Option<String>,
    note: Option<String>,
    actor_id: Option<i64>,
    created_at: i64,
}

/// An event to be written.
#[derive(Insertable)]
#[diesel(table_name = verification_events, treat_none_as_default_value = false)]
pub(crate) struct NewVerificationEventRow<'a> {
    user_id: i64,
    document_id: Option<i64>,
    event: &'static str,
    reason: Option<&'a str>,
    note: Option<&'a str>,
    actor_id: Option<i64>,
    created_at: i64,
}

impl VerificationEventRow {
    /// The event; `kind` is its document's.
    pub(crate) fn into_event(self, kind: Option<String>) -> Result<VerificationEvent, StoreError> {
        let event = read_enum(
            "verification_events.event",
            &VerificationEventKind::ALL,
            VerificationEventKind::as_str,
            &self.event,
        )?;
        Ok(VerificationEvent {
            entry: NewVerificationEvent {
                user_id: UserId(self.user_id),
                event,
                document_id: self.document_id.map(DocumentId),
                reason: self.reason,
                note: self.note,
                actor_id: self.actor_id.map(UserId),
            },
            document_kind: kind.as_deref().map(read_kind).transpose()?,
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewVerificationEventRow<'a> {
    /// The row of a new event.
    pub(crate) fn new(event: &'a NewVerificationEvent, now: DateTime<Utc>) -> NewVerificationEventRow<'a> {
        NewVerificationEventRow {
            user_id: event.user_id.0,
            document_id: event.document_id.map(|id| id.0),
            event: event.event.as_str(),
            reason: event.reason.as_deref(),
            note: event.note.as_deref(),
            actor_id: event.actor_id.map(|id| id.0),
            created_at: to_micros(now),
        }
    }
}
