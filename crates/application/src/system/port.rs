//! Facts about the database.

use chrono::{DateTime, Utc};
use tierway_kernel::StoreError;

tierway_kernel::names! {
    /// Kinds of databases.
    pub enum DatabaseKind as "DatabaseKindName" {
        /// The embedded file.
        Sqlite = "sqlite",
        /// A PostgreSQL server, or an engine that speaks its protocol.
        Postgres = "postgres",
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
    /// The applied migrations, oldest first.
    pub migrations: Vec<String>,
}

/// Backlog of background work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Backlog {
    /// Unfinished jobs that are not due yet.
    pub jobs_waiting: u64,
    /// Unfinished jobs that are due and not leased.
    pub jobs_due: u64,
    /// Unfinished jobs that are leased.
    pub jobs_running: u64,
    /// Failed jobs.
    pub jobs_failed: u64,
    /// When the job was due that is longest due.
    pub oldest_due: Option<DateTime<Utc>>,
    /// Mails waiting to send.
    pub mail_waiting: u64,
}

/// Facts about the database.
pub trait DatabaseFacts {
    /// All of them.
    fn database(&mut self) -> Result<Database, StoreError>;
    /// The database's time.
    fn now(&mut self) -> Result<DateTime<Utc>, StoreError>;
    /// The backlog at `now`. Each number comes from a partial index.
    fn backlog(&mut self, now: DateTime<Utc>) -> Result<Backlog, StoreError>;
}
