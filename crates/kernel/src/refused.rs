//! Why an actor is denied an operation.

use crate::Sentence;

/// Why an actor is denied an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum Refused {
    /// Nobody is signed in.
    #[error("Please sign in first.")]
    NotSignedIn,
    /// The role does not allow it.
    #[error("Your role does not allow this.")]
    Forbidden,
    /// The same in the specification's words for this operation.
    #[error("{0}")]
    Worded(&'static str),
}
