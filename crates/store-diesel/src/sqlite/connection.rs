//! Connections to the file: settings and migrations.

use std::path::Path;
use std::thread;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{CustomizeConnection, Error as PoolError};
use diesel_migrations::MigrationHarness;

use super::lookalikes::fill_skeletons;
use super::repositories::place_old;
use super::{Conn, MIGRATIONS};
use crate::OpenError;
use crate::error::is_locked;
use crate::slow::SlowStatements;
use crate::statement_timeout::ConnectionMode;

/// For every connection. WAL allows concurrent readers; FULL makes committed transactions survive a power failure. 4 MB
/// of page cache each; no mmap: it would count each connection's pages again, 64 MB for a catalogue of ten thousand
/// products, to save half a microsecond per read.
const SETTINGS: &str = "\
    PRAGMA busy_timeout = 5000; \
    PRAGMA foreign_keys = ON; \
    PRAGMA synchronous = FULL; \
    PRAGMA cache_size = -4096; \
    PRAGMA temp_store = MEMORY;";

/// For the writer. Savepoint data is in memory (`temp_store`): SQLite scans it at the end of each statement, which is
/// cheap for an order and for a batch of an import, but not for fifty thousand statements. Checkpoint after 16 MB, so
/// that pages written by every order are written back once for many. The cache has room for the pages of a group
/// commit.
const WRITER_SETTINGS: &str = "PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -8192;";

/// For the writer during requests: busy timeout for locks of other processes.
const SERVING_SETTINGS: &str = "PRAGMA busy_timeout = 2000;";

/// Once per file: the journal mode is persistent; a long journal is truncated after a checkpoint.
const FILE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;";

/// Plans go by indexes alone, as `plans` holds them: statistics of a file that has grown since make SQLite read whole tables.
const NO_STATISTICS: &str = "DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4";

/// How often the file's settings are tried, and the pause between: as long as `busy_timeout` waits elsewhere.
const FILE_TRIES: u32 = 250;
const FILE_PAUSE: Duration = Duration::from_millis(20);

/// Makes pooled connections readers.
#[derive(Debug)]
pub(super) struct ReaderSettings(pub(super) ConnectionMode);

impl CustomizeConnection<Conn, PoolError> for ReaderSettings {
    fn on_acquire(&self, connection: &mut Conn) -> Result<(), PoolError> {
        connection
            .batch_execute(SETTINGS)
            .and_then(|()| connection.batch_execute("PRAGMA query_only = ON"))
            .map_err(PoolError::QueryError)?;
        if let Some(slow) = self.0.slow {
            connection.set_instrumentation(SlowStatements::from(slow));
        }
        Ok(())
    }
}

/// The path for SQLite; absolute, so that it is never parsed as a URI.
pub(super) fn file_name(path: &Path) -> Result<String, OpenError> {
    let fault = |reason: String| OpenError::Path { path: path.display().to_string(), reason };
    let absolute = std::path::absolute(path).map_err(|error| fault(error.to_string()))?;
    if let Some(parent) = absolute.parent() {
        std::fs::create_dir_all(parent).map_err(|error| fault(error.to_string()))?;
    }
    absolute.to_str().map(str::to_owned).ok_or_else(|| fault("it is not UTF-8".to_owned()))
}

/// Opens the writer connection, before migrations.
pub(super) fn open_writer(path: &Path) -> Result<Conn, OpenError> {
    let fault = |reason: String| OpenError::Path { path: path.display().to_string(), reason };
    let name = file_name(path)?;
    make_private(path).map_err(|error| fault(error.to_string()))?;
    let mut connection = Conn::establish(&name).map_err(|error| fault(error.to_string()))?;
    connection
        .batch_execute(SETTINGS)
        .and_then(|()| connection.batch_execute(WRITER_SETTINGS))
        .and_then(|()| set_up_file(&mut connection))
        .map_err(|error| fault(error.to_string()))?;
    Ok(connection)
}

/// Creates the file if missing, readable by its owner only: it contains password hashes. SQLite gives its journal the
/// same permissions.
#[cfg(unix)]
fn make_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    const OWNER_ONLY: u32 = 0o600;
    let file = std::fs::OpenOptions::new().write(true).create(true).truncate(false).mode(OWNER_ONLY).open(path)?;
    let mut permissions = file.metadata()?.permissions();
    if permissions.mode() & 0o077 == 0 {
        return Ok(());
    }
    permissions.set_mode(OWNER_ONLY);
    // Unchanged for a file of another owner.
    match file.set_permissions(permissions) {
        Err(error) if error.kind() != std::io::ErrorKind::PermissionDenied => Err(error),
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// SQLite does not wait for a lock when the journal mode changes, as it does everywhere else: another program may be
/// opening the same new file.
fn set_up_file(connection: &mut Conn) -> QueryResult<()> {
    for _ in 1..FILE_TRIES {
        match connection.batch_execute(FILE_SETTINGS) {
            Err(error) if is_locked(&error.to_string()) => thread::sleep(FILE_PAUSE),
            done => return done,
        }
    }
    connection.batch_execute(FILE_SETTINGS)
}

/// Makes the writer fail on a file locked by another program, so that callers get 503.
pub(super) fn hurry(connection: &mut Conn) -> Result<(), OpenError> {
    connection.batch_execute(SERVING_SETTINGS).map_err(|error| OpenError::Failed(error.to_string()))
}

/// Runs missing migrations; a second process waits for the exclusive lock and then has nothing to do.
pub(super) fn run_migrations(connection: &mut Conn) -> Result<usize, OpenError> {
    let fault = |error: &dyn std::fmt::Display| OpenError::Migration(error.to_string());
    connection
        .exclusive_transaction(|connection| {
            let run = connection.run_pending_migrations(MIGRATIONS);
            let count = run.map(|versions| versions.len()).map_err(diesel::result::Error::QueryBuilderError)?;
            connection.batch_execute(NO_STATISTICS)?;
            fill_skeletons(connection)?;
            let placed = place_old(connection);
            placed.map(|()| count).map_err(|error| diesel::result::Error::QueryBuilderError(error.into()))
        })
        .map_err(|error| fault(&error))
}

/// Brings the schema of the file at `path` up to date, making the file if need be; how many migrations were run.
pub(crate) fn migrate(path: &Path) -> Result<usize, OpenError> {
    run_migrations(&mut open_writer(path)?)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first fault")]
    use diesel::dsl::sql;
    use diesel::sql_types::{BigInt, Text};

    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_file_and_its_journal_are_the_owners_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().unwrap();
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let (new, old) = (directory.path().join("new.sqlite3"), directory.path().join("old.sqlite3"));
        std::fs::write(&old, "").unwrap();
        std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).unwrap();
        for path in [new, old] {
            let mut writer = open_writer(&path).unwrap();
            writer.batch_execute("CREATE TABLE things (id INTEGER)").unwrap();
            let journal = directory.path().join(format!("{}-wal", path.file_name().unwrap().to_str().unwrap()));
            assert_eq!((mode(&path), mode(&journal)), (0o600, 0o600), "{}", path.display());
        }
    }

    #[test]
    fn what_was_answered_survives_a_power_cut_and_readers_cannot_write() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("settings.sqlite3");
        let mut writer = open_writer(&path).unwrap();
        let number = |connection: &mut Conn, pragma: &str| -> i64 {
            diesel::select(sql::<BigInt>(&format!("{pragma} FROM pragma_{pragma}"))).get_result(connection).unwrap()
        };
        let mode: String =
            diesel::select(sql::<Text>("journal_mode FROM pragma_journal_mode")).get_result(&mut writer).unwrap();
        assert_eq!(mode, "wal");
        assert_eq!((number(&mut writer, "synchronous"), number(&mut writer, "foreign_keys")), (2, 1));
        let mut reader = Conn::establish(&file_name(&path).unwrap()).unwrap();
        ReaderSettings(ConnectionMode::PLAIN).on_acquire(&mut reader).unwrap();
        assert!(reader.batch_execute("CREATE TABLE forbidden (id INTEGER)").is_err());
    }
}
