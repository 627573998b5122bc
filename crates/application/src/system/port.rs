//! What the database says of itself.

use tierway_kernel::StoreError;

/// Kinds of databases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DatabaseKind {
    /// In memory, for tests.
    Memory,
    /// The embedded file.
    Sqlite,
    /// A PostgreSQL server, or an engine that speaks its protocol.
    Postgres,
}

impl DatabaseKind {
    /// Its name on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            DatabaseKind::Memory => "memory",
            DatabaseKind::Sqlite => "sqlite",
            DatabaseKind::Postgres => "postgres",
        }
    }
}

/// A database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Database {
    /// Its kind.
    pub kind: DatabaseKind,
    /// Its own version.
    pub version: String,
    /// How large it is.
    pub bytes: u64,
    /// The migrations that were run, oldest first.
    pub migrations: Vec<String>,
}

/// Facts about the database.
pub trait DatabaseFacts {
    /// All of them.
    fn database(&mut self) -> Result<Database, StoreError>;
}
