//! SQLite copies itself: one file that holds what was committed at one moment, without holding writers up.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::migration::MigrationSource;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::connection::{file_name, open_writer, run_migrations};
use super::{Conn, Db, MIGRATIONS, facts};
use crate::OpenError;
use crate::snapshot::{Snapshot, failed};

/// The one file.
const FILE: &str = "database.sqlite3";

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Whether the path does not exist yet.
pub(crate) fn check_absent(path: &Path) -> Result<(), OpenError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(OpenError::Failed(format!(
            "there is a database at {} already; a backup is restored only where there is none",
            path.display()
        ))),
        Err(_) => Ok(()),
    }
}

/// Copies the database at `path` into the directory.
pub(crate) fn take_snapshot(path: &Path, into: &Path) -> Result<Snapshot, OpenError> {
    if !path.is_file() {
        return Err(OpenError::Failed(format!("there is no database at {}", path.display())));
    }
    let fault = failed("the database cannot be copied");
    let copy = into.join(FILE);
    let mut connection = Conn::establish(&file_name(path)?).map_err(|error| fault(&error))?;
    let vacuum = format!("PRAGMA busy_timeout = 30000; VACUUM INTO '{}'", file_name(&copy)?.replace('\'', "''"));
    connection.batch_execute(&vacuum).map_err(|error| fault(&error))?;
    drop(connection);
    describe(&copy).map_err(|error| fault(&error))
}

/// Contents of the copy; the original has changed in the meantime.
fn describe(copy: &Path) -> QueryResult<Snapshot> {
    let broken = |error: ConnectionError| diesel::result::Error::QueryBuilderError(Box::new(error));
    let mut connection = Conn::establish(&copy.display().to_string()).map_err(broken)?;
    let tables =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
    let tables: Vec<Name> = diesel::sql_query(tables).load(&mut connection)?;
    let mut rows = BTreeMap::new();
    for Name { name } in tables {
        let count = format!("SELECT count(*) AS count FROM \"{}\"", name.replace('"', "\"\""));
        let Count { count } = diesel::sql_query(count).get_result(&mut connection)?;
        rows.insert(name, count.unsigned_abs());
    }
    let migrations = "SELECT version AS name FROM __diesel_schema_migrations ORDER BY version";
    let migrations: Vec<Name> = diesel::sql_query(migrations).load(&mut connection)?;
    Ok(Snapshot {
        kind: facts::KIND,
        version: facts::version(&mut connection)?,
        migrations: migrations.into_iter().map(|row| row.name).collect(),
        rows,
        sequences: BTreeMap::new(),
        files: vec![FILE.to_owned()],
    })
}

/// Puts the copy at `path`, whole or not at all, its schema brought up to date.
pub(crate) fn restore_snapshot(path: &Path, from: &Path, snapshot: &Snapshot) -> Result<(), OpenError> {
    let fault = failed("the database cannot be put back");
    known(&snapshot.migrations)?;
    // Makes the directory as well.
    file_name(path)?;
    let beside = PathBuf::from(format!("{}.restoring", path.display()));
    fs::copy(from.join(FILE), &beside).map_err(|error| fault(&error))?;
    let migrated = open_writer(&beside).and_then(|mut connection| {
        run_migrations(&mut connection)?;
        super::writer::close(&mut connection);
        Ok(())
    });
    let put = migrated.and_then(|()| put(&beside, path).map_err(|error| fault(&error)));
    if put.is_err() {
        // The original error is returned.
        let _left_over = fs::remove_file(&beside);
    }
    put
}

fn put(beside: &Path, path: &Path) -> std::io::Result<()> {
    fs::File::open(beside)?.sync_all()?;
    fs::rename(beside, path)
}

/// A backup of a newer program has migrations that this one does not know.
fn known(migrations: &[String]) -> Result<(), OpenError> {
    let own =
        MigrationSource::<Db>::migrations(&MIGRATIONS).map_err(|error| OpenError::Migration(error.to_string()))?;
    let own: Vec<String> = own.iter().map(|one| one.name().version().to_string()).collect();
    match migrations.iter().find(|one| !own.contains(one)) {
        None => Ok(()),
        Some(one) => Err(OpenError::Failed(format!(
            "this backup is of a newer version of the program (migration {one}); restore it with that version"
        ))),
    }
}
