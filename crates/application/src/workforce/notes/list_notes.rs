//! `GET /api/notes`.

use tierway_kernel::{Page, PageRequest, Permission};
use tierway_workforce::NoteSubject;

use super::access::parties_for;
use super::view::{NoteView, described};
use crate::{Context, Failure, Transaction};

/// The notes about a record, newest first.
pub fn list_notes(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: NoteSubject,
    page: &PageRequest,
) -> Result<Page<NoteView>, Failure> {
    context.require(Permission::ListNotes)?;
    parties_for(tx, context, subject)?;
    let found = tx.notes().list(subject, page)?;
    let items = described(tx, context, found.items)?;
    Ok(Page { items, total: found.total, next: found.next })
}
