//! Why a store cannot be opened.

/// Why a store cannot be opened or migrated. The sentences are for the person who starts the program.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL is of no known kind. Its text is omitted: it may hold a password.
    #[error("DATABASE_URL must be empty, sqlite:PATH or postgres://…")]
    UnknownUrl,
    /// The program was built without this database.
    #[error("this program was built without {0}")]
    NotBuilt(&'static str),
    /// The directory or file cannot be used.
    #[error("{path} cannot be used: {reason}")]
    Path {
        /// Which.
        path: String,
        /// Why not.
        reason: String,
    },
    /// The database does not respond.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The schema could not be brought up to date.
    #[error("the database schema could not be brought up to date: {0}")]
    Migration(String),
    /// An unconfigured pooler.
    #[error("{0}")]
    Pooled(&'static str),
    /// Anything else.
    #[error("{0}")]
    Failed(String),
}
