//! Internal notes.

use tierway_application::Store;
use tierway_kernel::{NoteId, UserId};
use tierway_workforce::{NewNote, Note, NoteSubject, NoteSubjectKind};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_admin, new_employee};

const ORDER: NoteSubject = NoteSubject { kind: NoteSubjectKind::Order, id: 12 };
const ACCOUNT: NoteSubject = NoteSubject { kind: NoteSubjectKind::User, id: 12 };

fn note(store: &dyn Store, subject: NoteSubject, author_id: UserId, mentions: &[UserId], minute: i64) -> Note {
    let text = format!("Künstler @Emil, {minute}");
    let new = NewNote { subject, author_id, text, mentions: mentions.to_vec() };
    write(store, move |tx| tx.notes().add(&new, at(minute)))
}

pub(super) fn a_note_reads_back_with_its_mentions(store: &dyn Store) {
    let (ada, emil) = (user(store, new_admin("ada")).id, user(store, new_employee("emil")).id);
    let mut both = [ada, emil];
    both.sort_unstable();
    let written = note(store, ORDER, ada, &both, 1);
    assert_eq!((written.created_at, &written.entry.mentions[..]), (at(1), &both[..]));
    let id = written.id;
    assert_eq!(read(store, move |tx| tx.notes().by_id(id)), Some(written));
    assert_eq!(read(store, |tx| tx.notes().by_id(NoteId(987_654))), None);
}

pub(super) fn notes_are_listed_by_record_and_kind(store: &dyn Store) {
    let ada = user(store, new_admin("ada")).id;
    let about_order = note(store, ORDER, ada, &[], 1);
    let about_account = note(store, ACCOUNT, ada, &[ada], 1);
    note(store, NoteSubject { id: 13, ..ORDER }, ada, &[], 1);
    assert_eq!(read(store, |tx| tx.notes().list(ORDER, &all())).items, [about_order]);
    assert_eq!(read(store, |tx| tx.notes().list(ACCOUNT, &all())).items, [about_account]);
}

pub(super) fn walking_notes_over_ties_gives_each_once(store: &dyn Store) {
    let ada = user(store, new_admin("ada")).id;
    let mut written: Vec<Note> = [1, 2, 2, 2, 3, 3].map(|minute| note(store, ORDER, ada, &[ada], minute)).to_vec();
    written.reverse();
    assert_walks(store, &written, |tx, page| tx.notes().list(ORDER, page));
}

pub(super) fn a_removed_note_takes_its_mentions_along(store: &dyn Store) {
    let ada = user(store, new_admin("ada")).id;
    let id = note(store, ORDER, ada, &[ada], 1).id;
    let other = note(store, ORDER, ada, &[ada], 2);
    assert!(write(store, move |tx| tx.notes().remove(id)));
    assert!(!write(store, move |tx| tx.notes().remove(id)));
    assert_eq!(read(store, move |tx| tx.notes().by_id(id)), None);
    assert_eq!(read(store, |tx| tx.notes().list(ORDER, &all())).items, [other]);
}
