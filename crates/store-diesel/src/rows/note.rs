//! Internal notes.

use diesel::prelude::*;
use tierway_kernel::{NoteId, StoreError, UserId, from_micros};
use tierway_workforce::{NewNote, Note, NoteSubject, NoteSubjectKind};

use super::unreadable;
use crate::schema::record_notes;

/// A note as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = record_notes)]
pub(crate) struct NoteRow {
    pub(crate) id: i64,
    subject_kind: String,
    subject_id: i64,
    author_id: i64,
    text: String,
    pub(crate) created_at: i64,
}

impl NoteRow {
    /// The note with these mentions.
    pub(crate) fn into_note(self, mentions: Vec<UserId>) -> Result<Note, StoreError> {
        let kind = NoteSubjectKind::parse(&self.subject_kind);
        let kind = kind.ok_or_else(|| unreadable("record_notes.subject_kind", &self.subject_kind))?;
        let subject = NoteSubject { kind, id: self.subject_id };
        Ok(Note {
            id: NoteId(self.id),
            entry: NewNote { subject, author_id: UserId(self.author_id), text: self.text, mentions },
            created_at: from_micros(self.created_at),
        })
    }
}
