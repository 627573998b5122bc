//! Notes with names, fetched in one query.

use tierway_kernel::UserId;
use tierway_workforce::{Note, may_remove_note};

use crate::accounts::names_of;
use crate::{Context, Failure, Transaction};

/// A note as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteView {
    /// The note.
    pub note: Note,
    /// The author.
    pub author_name: String,
    /// Whom it mentions.
    pub mentions: Vec<(UserId, String)>,
    /// Whether the viewer may remove it now.
    pub can_remove: bool,
}

/// Puts names to notes, in their order.
pub(super) fn described(
    tx: &mut dyn Transaction,
    context: &Context,
    notes: Vec<Note>,
) -> Result<Vec<NoteView>, Failure> {
    let reader = context.actor.signed_in()?.clone();
    let people = notes.iter().flat_map(|note| note.entry.mentions.iter().copied().chain([note.entry.author_id]));
    let names = names_of(tx, people)?;
    let name = |id: UserId| names.get(&id).cloned().unwrap_or_default();
    let view = |note: Note| NoteView {
        author_name: name(note.entry.author_id),
        mentions: note.entry.mentions.iter().map(|id| (*id, name(*id))).collect(),
        can_remove: may_remove_note(&note, reader.role, reader.id, context.now),
        note,
    };
    Ok(notes.into_iter().map(view).collect())
}
