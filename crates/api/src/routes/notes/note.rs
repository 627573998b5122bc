//! Notes on the wire.

use tierway_application::workforce::NoteView;
use tierway_kernel::UserId;
use tierway_workforce::{NoteSubject, NoteSubjectKind};

use crate::dto::*;

/// What notes are written about.
pub type NoteSubjectKindName = Name<NoteSubjectKind>;

/// The record that a note is about.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, Validate, ToSchema)]
pub struct NoteRecord {
    /// Kind of record.
    pub kind: NoteSubjectKindName,
    /// Its number.
    #[schema(example = 12)]
    pub id: i64,
}

/// Somebody a note mentions.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NoteMentionResponse {
    /// The account.
    #[schema(example = 9)]
    pub id: i64,
    /// First and last name.
    #[schema(example = "Omar Reyes")]
    pub name: String,
}

/// An internal note.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoteResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// The record it is about.
    pub subject: NoteRecord,
    /// The author.
    #[schema(example = 7)]
    pub author_id: i64,
    /// Their name.
    #[schema(example = "Mei Lin")]
    pub author_name: String,
    /// The text; a mention stands in it as `@` and the name.
    #[schema(example = "@Omar Reyes please call before it ships.")]
    pub text: String,
    /// Whom it mentions.
    pub mentions: Vec<NoteMentionResponse>,
    /// Whether the caller may remove it now.
    pub can_remove: bool,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl From<NoteRecord> for NoteSubject {
    fn from(subject: NoteRecord) -> NoteSubject {
        NoteSubject { kind: subject.kind.0, id: subject.id }
    }
}

impl From<NoteView> for NoteResponse {
    fn from(view: NoteView) -> NoteResponse {
        let entry = view.note.entry;
        let mention = |(id, name): (UserId, String)| NoteMentionResponse { id: id.0, name };
        NoteResponse {
            id: view.note.id.0,
            subject: NoteRecord { kind: entry.subject.kind.into(), id: entry.subject.id },
            author_id: entry.author_id.0,
            author_name: view.author_name,
            text: entry.text,
            mentions: view.mentions.into_iter().map(mention).collect(),
            can_remove: view.can_remove,
            created_at: view.note.created_at,
        }
    }
}
