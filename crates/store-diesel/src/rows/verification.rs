//! Events of verifications.

use diesel::prelude::*;
use tierway_accounts::{NewVerificationEvent, VerificationEvent, VerificationEventKind};
use tierway_kernel::{DocumentId, Message, StoreError, UserId, from_micros};

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
                note: self.note.map(Message::from_stored),
                actor_id: self.actor_id.map(UserId),
            },
            document_kind: kind.as_deref().map(read_kind).transpose()?,
            created_at: from_micros(self.created_at),
        })
    }
}
