//! Errors of a store.

/// A failure of the store, or a uniqueness rule it holds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A uniqueness rule refused the row; the text is `table.column` of the rule, the same on every store.
    #[error("taken: {0}")]
    Taken(&'static str),
    /// A CHECK or foreign key refused the row. A use case that meets it has a gap in its own rules.
    #[error("refused by a constraint: {0}")]
    Constraint(String),
    /// The store is overloaded or out of reach; the caller may try again.
    #[error("the store is busy")]
    Unavailable,
    /// The database cannot write: its disk is full, fails or is read-only. The store has logged why.
    #[error("the database cannot write")]
    Storage,
    /// Two transactions met; the store already tried again.
    #[error("the transaction met another")]
    Contended,
    /// Anything else. The text goes to the log, never to a client.
    #[error("store failure: {0}")]
    Failed(String),
}
