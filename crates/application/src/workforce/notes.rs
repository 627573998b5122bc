//! Internal notes about orders and accounts, and the people they mention.

mod access;
mod add_note;
mod list_note_people;
mod list_notes;
mod remove_note;
mod view;

pub use add_note::add_note;
pub use list_note_people::{NotePerson, list_note_people};
pub use list_notes::list_notes;
pub use remove_note::remove_note;
pub use view::NoteView;
