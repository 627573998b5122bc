//! Internal notes: what the company's people write to each other about a record, with mentions. They are never shown to
//! the people the record is about. Notes are not edited; a wrong one is removed and written again.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{FieldError, NoteId, Page, PageRequest, Role, StoreError, UserId, too_long};

use crate::{Subject, SubjectKind};

/// Longest note, in characters.
pub const MAX_NOTE: usize = 2000;
/// Maximum number of mentions in a note.
pub const MAX_MENTIONS: usize = 20;
/// How long an author may remove their note, in minutes.
const MINUTES_TO_REMOVE: i64 = 15;

tierway_kernel::names! {
    /// What notes are written about.
    pub enum NoteSubjectKind as "NoteSubjectKindName" {
        /// An order or a request for quotation.
        Order = "order",
        /// An account.
        User = "user",
    }
}

/// A record that notes are written about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoteSubject {
    /// Kind of record.
    pub kind: NoteSubjectKind,
    /// Its identity.
    pub id: i64,
}

impl NoteSubject {
    /// The record as notices name it.
    pub fn of_notice(self) -> Subject {
        let kind = match self.kind {
            NoteSubjectKind::Order => SubjectKind::Order,
            NoteSubjectKind::User => SubjectKind::User,
        };
        Subject::new(kind, self.id)
    }
}

/// A note to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNote {
    /// The record.
    pub subject: NoteSubject,
    /// The author.
    pub author_id: UserId,
    /// The text, checked.
    pub text: String,
    /// Whom it mentions, each once, in ascending order.
    pub mentions: Vec<UserId>,
}

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Identity.
    pub id: NoteId,
    /// What was written.
    pub entry: NewNote,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// The accounts that a record is about, and what else decides who reads the notes about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteParties {
    /// Kind of record.
    pub kind: NoteSubjectKind,
    /// The account, or those of an order's buyer, store and referrer.
    pub accounts: Vec<UserId>,
    /// Whether the account is an employee's.
    pub is_employee: bool,
}

impl NoteParties {
    /// Whether somebody may read and write notes about the record, and be mentioned in them: the company's people about
    /// orders; about an account, whoever may open it, which is the admin, and the manufacturer for employees. Nobody
    /// about themselves.
    pub fn may_read(&self, role: Role, user: UserId) -> bool {
        self.sees(role) && !self.accounts.contains(&user)
    }

    /// The roles whose people may.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(|role| self.sees(*role))
    }

    fn sees(&self, role: Role) -> bool {
        match self.kind {
            NoteSubjectKind::Order => role.is_staff(),
            NoteSubjectKind::User => role == Role::Admin || (self.is_employee && role == Role::Manufacturer),
        }
    }
}

/// Whether this person may remove the note: its author within 15 minutes, the admin at any time.
pub fn may_remove_note(note: &Note, role: Role, user: UserId, now: DateTime<Utc>) -> bool {
    let is_fresh = now - note.created_at <= Duration::minutes(MINUTES_TO_REMOVE);
    role == Role::Admin || (note.entry.author_id == user && is_fresh)
}

/// The text of a note, trimmed.
pub fn check_note_text(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err(FieldError::new("text", "Please write a note.")),
        length if length > MAX_NOTE => Err(FieldError::new("text", too_long(MAX_NOTE))),
        _ => Ok(text.to_owned()),
    }
}

/// Notes in the store.
pub trait NoteRepository {
    /// Writes a note with its mentions.
    fn add(&mut self, note: &NewNote, now: DateTime<Utc>) -> Result<Note, StoreError>;
    /// One note.
    fn by_id(&mut self, id: NoteId) -> Result<Option<Note>, StoreError>;
    /// The notes about a record, newest first.
    fn list(&mut self, subject: NoteSubject, page: &PageRequest) -> Result<Page<Note>, StoreError>;
    /// Removes a note with its mentions; `false` when there is none.
    fn remove(&mut self, id: NoteId) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUTHOR: UserId = UserId(7);

    fn parties(kind: NoteSubjectKind, is_employee: bool) -> NoteParties {
        NoteParties { kind, accounts: vec![UserId(3), UserId(4)], is_employee }
    }

    #[test]
    fn the_company_reads_notes_about_orders_and_whoever_opens_an_account_those_about_it() {
        let roles = |kind, is_employee| parties(kind, is_employee).roles().collect::<Vec<_>>();
        let staff: Vec<Role> = Role::ALL.into_iter().filter(|role| role.is_staff()).collect();
        assert_eq!(roles(NoteSubjectKind::Order, false), staff);
        assert_eq!(roles(NoteSubjectKind::User, false), [Role::Admin]);
        assert_eq!(roles(NoteSubjectKind::User, true), [Role::Admin, Role::Manufacturer]);
    }

    #[test]
    fn nobody_reads_notes_about_themselves() {
        for role in Role::ALL {
            for kind in NoteSubjectKind::ALL {
                assert!(!parties(kind, true).may_read(role, UserId(4)), "{role} {kind:?}");
            }
        }
        assert!(parties(NoteSubjectKind::Order, false).may_read(Role::Warehouse, AUTHOR));
    }

    #[test]
    fn its_author_removes_a_note_within_a_quarter_of_an_hour_and_the_admin_always() {
        let subject = NoteSubject { kind: NoteSubjectKind::Order, id: 12 };
        let entry = NewNote { subject, author_id: AUTHOR, text: "Call first.".to_owned(), mentions: Vec::new() };
        let note = Note { id: NoteId(1), entry, created_at: DateTime::UNIX_EPOCH };
        let after = |minutes| note.created_at + Duration::minutes(minutes);
        assert!(may_remove_note(&note, Role::Employee, AUTHOR, after(15)));
        assert!(!may_remove_note(&note, Role::Employee, AUTHOR, after(16)));
        assert!(!may_remove_note(&note, Role::Manufacturer, UserId(8), after(1)));
        assert!(may_remove_note(&note, Role::Admin, UserId(8), after(100_000)));
    }

    #[test]
    fn a_note_says_something_and_has_an_end() {
        assert_eq!(check_note_text("  Call first. \n"), Ok("Call first.".to_owned()));
        assert!(check_note_text(" \n\t").is_err());
        assert!(check_note_text(&"ä".repeat(MAX_NOTE)).is_ok());
        assert!(check_note_text(&"ä".repeat(MAX_NOTE + 1)).is_err());
    }
}
