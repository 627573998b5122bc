//! Database snapshots as files, taken next to a running server, and restored into an empty database.
//!
//! A snapshot is consistent: it contains every transaction committed before it began. SQLite is copied into one file;
//! for PostgreSQL each table becomes a file of JSON lines. A restored database has the same rows and ids; a PostgreSQL
//! snapshot needs the schema it was taken with.

use std::path::Path;

use tierway_application::system::DatabaseKind;

use crate::OpenError;
use crate::open::{Target, target};

mod record;

pub use record::Snapshot;
pub(crate) use record::failed;

/// Whether `database_url` names the kind of a snapshot and is as good as new.
pub fn check_empty(database_url: &str, data_dir: &Path, kind: DatabaseKind) -> Result<(), OpenError> {
    match target(database_url, data_dir)? {
        #[cfg(feature = "sqlite")]
        Target::Sqlite(path) => {
            right_kind(kind, DatabaseKind::Sqlite)?;
            crate::sqlite::check_absent(&path)
        }
        #[cfg(feature = "postgres")]
        Target::Postgres(url) => {
            right_kind(kind, DatabaseKind::Postgres)?;
            crate::postgres::check_empty(&url)
        }
        #[cfg(not(feature = "sqlite"))]
        Target::Sqlite(_) => Err(OpenError::NotBuilt("SQLite")),
        #[cfg(not(feature = "postgres"))]
        Target::Postgres(_) => Err(OpenError::NotBuilt("PostgreSQL")),
    }
}

fn right_kind(kind: DatabaseKind, own: DatabaseKind) -> Result<(), OpenError> {
    if kind == own {
        return Ok(());
    }
    let (kind, own) = (kind.as_str(), own.as_str());
    Err(OpenError::Failed(format!("this backup is of a {kind} database and cannot be restored into a {own} one")))
}

/// Writes the database as it is now into files of the directory `into`.
pub fn take_snapshot(database_url: &str, data_dir: &Path, into: &Path) -> Result<Snapshot, OpenError> {
    match target(database_url, data_dir)? {
        #[cfg(feature = "sqlite")]
        Target::Sqlite(path) => crate::sqlite::take_snapshot(&path, into),
        #[cfg(feature = "postgres")]
        Target::Postgres(url) => crate::postgres::take_snapshot(&url, into),
        #[cfg(not(feature = "sqlite"))]
        Target::Sqlite(_) => Err(OpenError::NotBuilt("SQLite")),
        #[cfg(not(feature = "postgres"))]
        Target::Postgres(_) => Err(OpenError::NotBuilt("PostgreSQL")),
    }
}

/// Restores a snapshot from the files in `from` into the empty database at `database_url`, all or nothing.
pub fn restore_snapshot(
    database_url: &str,
    data_dir: &Path,
    from: &Path,
    snapshot: &Snapshot,
) -> Result<(), OpenError> {
    check_empty(database_url, data_dir, snapshot.kind)?;
    match target(database_url, data_dir)? {
        #[cfg(feature = "sqlite")]
        Target::Sqlite(path) => crate::sqlite::restore_snapshot(&path, from, snapshot),
        #[cfg(feature = "postgres")]
        Target::Postgres(url) => crate::postgres::restore_snapshot(&url, from, snapshot),
        #[cfg(not(feature = "sqlite"))]
        Target::Sqlite(_) => Err(OpenError::NotBuilt("SQLite")),
        #[cfg(not(feature = "postgres"))]
        Target::Postgres(_) => Err(OpenError::NotBuilt("PostgreSQL")),
    }
}
