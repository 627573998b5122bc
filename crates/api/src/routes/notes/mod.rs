//! Internal notes.

use crate::registry::Registry;

mod add_note;
mod list_note_people;
mod list_notes;
mod note;
mod remove_note;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_notes::list_notes)
        .service(add_note::add_note)
        .service(list_note_people::list_note_people)
        .service(remove_note::remove_note);
}
