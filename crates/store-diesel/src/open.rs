//! Which database, by its URL.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tierway_application::{Access, Failure, Store, transact};

use crate::OpenError;
use crate::settings::DatabaseSettings;
use crate::statement_timeout::{ConnectionMode, QUEUE_TIMEOUT};

/// The embedded database's file in the data directory.
pub const SQLITE_FILE: &str = "tierway.sqlite3";

/// A database by its place.
pub(crate) enum Target {
    #[cfg_attr(not(feature = "sqlite"), allow(dead_code, reason = "told apart, then refused"))]
    Sqlite(PathBuf),
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "told apart, then refused"))]
    Postgres(String),
}

/// Reads the URL.
pub(crate) fn target(database_url: &str, data_dir: &Path) -> Result<Target, OpenError> {
    let url = database_url.trim();
    if url.is_empty() {
        return Ok(Target::Sqlite(data_dir.join(SQLITE_FILE)));
    }
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Target::Postgres(url.to_owned()));
    }
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
    match path {
        Some(path) if !path.is_empty() => Ok(Target::Sqlite(PathBuf::from(path))),
        _ => Err(OpenError::UnknownUrl),
    }
}

/// Opens the store like [`open_with`], for long-running commands, without timeouts.
pub fn open_unlimited(settings: &DatabaseSettings, data_dir: &Path) -> Result<Arc<dyn Store>, OpenError> {
    match target(&settings.url, data_dir)? {
        #[cfg(feature = "postgres")]
        Target::Postgres(_) => {
            crate::postgres::check_poolers(settings)?;
            crate::postgres::migrate(settings.direct())?;
            Ok(Arc::new(crate::PostgresStore::unlimited(settings)?))
        }
        _ => open_with(settings, data_dir),
    }
}

/// Opens the store that `database_url` names, its schema up to date. Empty: the SQLite file in `data_dir`.
pub fn open(database_url: &str, data_dir: &Path) -> Result<Arc<dyn Store>, OpenError> {
    open_with(&DatabaseSettings::at(database_url), data_dir)
}

/// The same with all settings.
pub fn open_with(settings: &DatabaseSettings, data_dir: &Path) -> Result<Arc<dyn Store>, OpenError> {
    match target(&settings.url, data_dir)? {
        #[cfg(feature = "sqlite")]
        Target::Sqlite(path) => {
            let mode = ConnectionMode { slow: settings.slow, ..ConnectionMode::PLAIN };
            Ok(Arc::new(crate::SqliteStore::start(&path, QUEUE_TIMEOUT, mode)?))
        }
        #[cfg(feature = "postgres")]
        Target::Postgres(_) => {
            crate::postgres::check_poolers(settings)?;
            crate::postgres::migrate(settings.direct())?;
            Ok(Arc::new(crate::PostgresStore::open(settings)?))
        }
        #[cfg(not(feature = "sqlite"))]
        Target::Sqlite(_) => Err(OpenError::NotBuilt("SQLite")),
        #[cfg(not(feature = "postgres"))]
        Target::Postgres(_) => Err(OpenError::NotBuilt("PostgreSQL")),
    }
}

/// Migrates the schema of the database; returns how many migrations were applied.
pub fn migrate(database_url: &str, data_dir: &Path) -> Result<usize, OpenError> {
    migrate_with(&DatabaseSettings::at(database_url), data_dir)
}

/// The same with all settings.
pub fn migrate_with(settings: &DatabaseSettings, data_dir: &Path) -> Result<usize, OpenError> {
    match target(&settings.url, data_dir)? {
        #[cfg(feature = "sqlite")]
        Target::Sqlite(path) => crate::sqlite::migrate(&path),
        #[cfg(feature = "postgres")]
        Target::Postgres(_) => {
            crate::postgres::check_poolers(settings)?;
            crate::postgres::migrate(settings.direct())
        }
        #[cfg(not(feature = "sqlite"))]
        Target::Sqlite(_) => Err(OpenError::NotBuilt("SQLite")),
        #[cfg(not(feature = "postgres"))]
        Target::Postgres(_) => Err(OpenError::NotBuilt("PostgreSQL")),
    }
}

/// Health check: one cheap read through the same threads as requests.
pub async fn ping(store: &dyn Store) -> Result<(), Failure> {
    transact(store, Access::Read, |tx| Ok(tx.settings().get("ping").map(|_| ())?)).await
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first fault")]
    use super::*;

    fn path(url: &str) -> PathBuf {
        match target(url, Path::new("data")).unwrap() {
            Target::Sqlite(path) => path,
            Target::Postgres(url) => panic!("{url}"),
        }
    }

    #[test]
    fn an_empty_url_is_the_embedded_database() {
        assert_eq!(path(" "), Path::new("data").join(SQLITE_FILE));
        assert_eq!(path("sqlite:other.db"), Path::new("other.db"));
        assert_eq!(path("sqlite:///abs.db"), Path::new("/abs.db"));
    }

    #[test]
    fn unknown_urls_are_refused_without_being_repeated() {
        let error = target("mysql://root:secret@host", Path::new("data")).err().unwrap();
        assert!(!error.to_string().contains("secret"));
        assert!(matches!(target("postgres://h/db", Path::new("data")), Ok(Target::Postgres(_))));
    }
}
