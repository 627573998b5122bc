//! What waits for a person: which kinds of thing for which role, and how many of each there are.
//!
//! Not here: what each list may show. Every count is that of the list on which the thing is done.

mod count_kind;
mod get_waiting;
mod kinds;

pub use get_waiting::{Waiting, get_waiting};
pub use kinds::{WaitingKind, waiting_kinds};
