//! `DELETE /api/notes/{id}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{NoteId, Permission, message};
use tierway_workforce::{NoteSubjectKind, may_remove_note};

use super::access::parties_for;
use crate::{Context, Failure, Transaction};

/// Removes a note: its author shortly after writing it, the admin at any time.
pub fn remove_note(tx: &mut dyn Transaction, context: &Context, id: NoteId) -> Result<(), Failure> {
    context.require(Permission::RemoveNote)?;
    let reader = context.actor.signed_in()?;
    let nothing = Failure::NotFound("This note");
    let Some(note) = tx.notes().by_id(id)? else { return Err(nothing) };
    let subject = note.entry.subject;
    parties_for(tx, context, subject).map_err(|failure| match failure {
        Failure::NotFound(_) => nothing.clone(),
        other => other,
    })?;
    if !may_remove_note(&note, reader.role, reader.id, context.now) {
        return Err(Failure::Forbidden("A note can be removed by its author within 15 minutes.".into()));
    }
    if !tx.notes().remove(id)? {
        return Err(nothing);
    }
    let number = subject.id;
    let (action, entry) = match subject.kind {
        NoteSubjectKind::Order => (ActivityAction::Order, message!("Removed a note on order #{number}.", number)),
        NoteSubjectKind::User => (ActivityAction::Profile, message!("Removed a note on account #{number}.", number)),
    };
    context.log(tx, action, entry)
}
