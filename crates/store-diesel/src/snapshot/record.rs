//! Metadata of a snapshot.

use std::collections::BTreeMap;

use tierway_application::system::DatabaseKind;

use crate::OpenError;

/// The snapshot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// Of which kind of database.
    pub kind: DatabaseKind,
    /// The database's own version.
    pub version: String,
    /// The migrations that were run.
    pub migrations: Vec<String>,
    /// Rows by table.
    pub rows: BTreeMap<String, u64>,
    /// The last value of each sequence that numbers rows; none for SQLite.
    pub sequences: BTreeMap<String, i64>,
    /// The files that were written.
    pub files: Vec<String>,
}

/// A fault of a file or a statement, as a sentence.
pub(crate) fn failed(what: &str) -> impl Fn(&dyn std::fmt::Display) -> OpenError {
    let what = what.to_owned();
    move |error| OpenError::Failed(format!("{what}: {error}"))
}
