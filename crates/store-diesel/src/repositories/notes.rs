//! Internal notes.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{Cursor, NoteId, Page, PageRequest, StoreError, UserId, to_micros};
use tierway_workforce::{NewNote, Note, NoteRepository, NoteSubject};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::NoteRow;
use crate::schema::{record_note_mentions, record_notes};

impl DieselTransaction<'_> {
    /// Whom these notes mention, in ascending order; notes without mentions are left out.
    fn mentions(&mut self, notes: &[i64]) -> Result<HashMap<i64, Vec<UserId>>, StoreError> {
        if notes.is_empty() {
            return Ok(HashMap::new());
        }
        let rows: Vec<(i64, i64)> = record_note_mentions::table
            .filter(record_note_mentions::note_id.eq_any(notes))
            .order((record_note_mentions::note_id, record_note_mentions::user_id))
            .select((record_note_mentions::note_id, record_note_mentions::user_id))
            .load(self.connection)
            .map_err(store_error)?;
        let mut found: HashMap<i64, Vec<UserId>> = HashMap::new();
        for (note, user) in rows {
            found.entry(note).or_default().push(UserId(user));
        }
        Ok(found)
    }
}

impl NoteRepository for DieselTransaction<'_> {
    fn add(&mut self, note: &NewNote, now: DateTime<Utc>) -> Result<Note, StoreError> {
        let row: NoteRow = diesel::insert_into(record_notes::table)
            .values((
                record_notes::subject_kind.eq(note.subject.kind.as_str()),
                record_notes::subject_id.eq(note.subject.id),
                record_notes::author_id.eq(note.author_id.0),
                record_notes::text.eq(&note.text),
                record_notes::created_at.eq(to_micros(now)),
            ))
            .returning(NoteRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        if !note.mentions.is_empty() {
            let mention =
                |user: &UserId| (record_note_mentions::note_id.eq(row.id), record_note_mentions::user_id.eq(user.0));
            let mentions: Vec<_> = note.mentions.iter().map(mention).collect();
            diesel::insert_into(record_note_mentions::table)
                .values(mentions)
                .execute(self.connection)
                .map_err(store_error)?;
        }
        row.into_note(note.mentions.clone())
    }

    fn by_id(&mut self, id: NoteId) -> Result<Option<Note>, StoreError> {
        let row = record_notes::table.find(id.0).select(NoteRow::as_select()).first(self.connection).optional();
        let Some(row) = row.map_err(store_error)? else { return Ok(None) };
        let mentions = self.mentions(&[row.id])?.remove(&row.id).unwrap_or_default();
        row.into_note(mentions).map(Some)
    }

    fn list(&mut self, subject: NoteSubject, page: &PageRequest) -> Result<Page<Note>, StoreError> {
        let about = || {
            record_notes::table
                .filter(record_notes::subject_kind.eq(subject.kind.as_str()))
                .filter(record_notes::subject_id.eq(subject.id))
                .into_boxed::<Db>()
        };
        let rows: Vec<NoteRow> = newest_first!(about(), record_notes, page)
            .select(NoteRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut mentions = self.mentions(&ids)?;
        let count = || about().count().get_result(self.connection);
        let cursor = |row: &NoteRow| Cursor::int(row.created_at, row.id);
        paged(rows, page, count, cursor, |row| {
            let mentioned = mentions.remove(&row.id).unwrap_or_default();
            row.into_note(mentioned)
        })
    }

    fn remove(&mut self, id: NoteId) -> Result<bool, StoreError> {
        diesel::delete(record_note_mentions::table.filter(record_note_mentions::note_id.eq(id.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::delete(record_notes::table.find(id.0))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
