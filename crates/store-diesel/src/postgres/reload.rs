//! Loads the tables of a snapshot into an empty database, in one transaction.
//!
//! Foreign keys are dropped and recreated after loading, so that rows may be in any order; the server then validates
//! them all. Ledger triggers are disabled in the meantime, and rows written by migrations are replaced by the
//! snapshot's.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::connection::establish;
use super::snapshot::{Name, file_of, migrations, quoted, tables};
use super::{Conn, migrate};
use crate::OpenError;
use crate::snapshot::{Snapshot, failed};

/// Most rows and bytes of one statement.
const ROWS: usize = 1_000;
const BYTES: usize = 4 << 20;

/// Tables with rows of which a database is not empty.
const SIGNS_OF_LIFE: [&str; 3] = ["users", "products", "orders"];

const FOREIGN_KEYS: &str = "SELECT conname::text AS name, conrelid::regclass::text AS relation, \
     pg_get_constraintdef(oid) AS definition FROM pg_constraint \
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0";

/// Non-generated columns.
const COLUMNS: &str = "SELECT attname::text AS name FROM pg_attribute \
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum";

#[derive(QueryableByName)]
struct ForeignKey {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    relation: String,
    #[diesel(sql_type = Text)]
    definition: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Why a table cannot be filled.
#[derive(Debug, thiserror::Error)]
enum LoadError {
    #[error(transparent)]
    Database(#[from] diesel::result::Error),
    #[error(transparent)]
    File(#[from] std::io::Error),
    #[error("{table} got {got} rows instead of {wanted}")]
    Rows { table: String, got: u64, wanted: u64 },
}

fn connect(url: &str) -> Result<Conn, OpenError> {
    establish(url).map_err(|error| OpenError::Unreachable(error.to_string()))
}

/// Whether the database has no user data.
pub(crate) fn check_empty(url: &str) -> Result<(), OpenError> {
    let mut connection = connect(url)?;
    let fault = failed("the database cannot be read");
    let present = tables(&mut connection).map_err(|error| fault(&error))?;
    for table in SIGNS_OF_LIFE.into_iter().filter(|table| present.iter().any(|one| one == table)) {
        let count = format!("SELECT count(*) AS count FROM (SELECT 1 FROM {table} LIMIT 1) one");
        let Count { count } = diesel::sql_query(count).get_result(&mut connection).map_err(|error| fault(&error))?;
        if count > 0 {
            return Err(OpenError::Failed(format!(
                "the database is not empty: there are {table}; a backup is restored only into an empty database"
            )));
        }
    }
    Ok(())
}

/// Brings the schema up to date and fills it.
pub(crate) fn restore_snapshot(url: &str, from: &Path, snapshot: &Snapshot) -> Result<(), OpenError> {
    migrate(url)?;
    let mut connection = connect(url)?;
    let fault = failed("the database cannot be put back");
    let own = migrations(&mut connection).map_err(|error| fault(&error))?;
    if own != snapshot.migrations {
        return Err(OpenError::Failed(format!(
            "this backup was made with another version of the program: its schema has {} migrations, the last {}, this \
             one has {}, the last {}; restore it with the version that made it, then update",
            snapshot.migrations.len(),
            snapshot.migrations.last().map_or("none", String::as_str),
            own.len(),
            own.last().map_or("none", String::as_str),
        )));
    }
    let filled = connection.transaction(|connection| fill(connection, from, snapshot));
    filled.map_err(|error: LoadError| fault(&error))?;
    // The planner's figures are about an empty database.
    connection.batch_execute("ANALYZE").map_err(|error| fault(&error))
}

fn fill(connection: &mut Conn, from: &Path, snapshot: &Snapshot) -> Result<(), LoadError> {
    connection.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL client_min_messages = 'warning'")?;
    let tables = tables(connection)?;
    let keys: Vec<ForeignKey> = diesel::sql_query(FOREIGN_KEYS).load(connection)?;
    for key in &keys {
        connection.batch_execute(&format!("ALTER TABLE {} DROP CONSTRAINT {}", key.relation, quoted(&key.name)))?;
    }
    let all: Vec<String> = tables.iter().map(|table| quoted(table)).collect();
    for table in &all {
        connection.batch_execute(&format!("ALTER TABLE {table} DISABLE TRIGGER USER"))?;
    }
    connection.batch_execute(&format!("TRUNCATE {}", all.join(", ")))?;
    for (table, wanted) in &snapshot.rows {
        let got = fill_table(connection, table, &from.join(file_of(table)))?;
        if got != *wanted {
            return Err(LoadError::Rows { table: table.clone(), got, wanted: *wanted });
        }
    }
    for table in &all {
        connection.batch_execute(&format!("ALTER TABLE {table} ENABLE TRIGGER USER"))?;
    }
    for ForeignKey { name, relation, definition } in &keys {
        connection.batch_execute(&format!("ALTER TABLE {relation} ADD CONSTRAINT {} {definition}", quoted(name)))?;
    }
    for (name, value) in &snapshot.sequences {
        let set = diesel::sql_query("SELECT setval($1::regclass, $2) AS count");
        set.bind::<Text, _>(quoted(name)).bind::<BigInt, _>(*value).get_result::<Count>(connection)?;
    }
    Ok(())
}

/// Adds the rows of a file to a table; how many.
fn fill_table(connection: &mut Conn, table: &str, path: &Path) -> Result<u64, LoadError> {
    let table = quoted(table);
    let columns: Vec<Name> = diesel::sql_query(COLUMNS).bind::<Text, _>(&table).load(connection)?;
    let columns: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
    let columns = columns.join(", ");
    let insert = format!(
        "INSERT INTO {table} ({columns}) OVERRIDING SYSTEM VALUE \
         SELECT {columns} FROM json_populate_recordset(NULL::{table}, $1::json)"
    );
    let mut batch = Batch::default();
    let mut count = 0;
    for line in BufReader::new(File::open(path)?).lines() {
        batch.add(&line?);
        if batch.is_full() {
            count += batch.insert(connection, &insert)?;
        }
    }
    count += batch.insert(connection, &insert)?;
    Ok(count)
}

/// Rows on their way, as one JSON array.
#[derive(Default)]
struct Batch {
    text: String,
    rows: usize,
}

impl Batch {
    fn add(&mut self, line: &str) {
        self.text.push(if self.rows == 0 { '[' } else { ',' });
        self.text.push_str(line);
        self.rows += 1;
    }

    fn is_full(&self) -> bool {
        self.rows >= ROWS || self.text.len() >= BYTES
    }

    /// Inserts what was gathered and begins again; how many rows.
    fn insert(&mut self, connection: &mut Conn, insert: &str) -> QueryResult<u64> {
        if self.rows == 0 {
            return Ok(0);
        }
        let mut text = std::mem::take(&mut self.text);
        text.push(']');
        self.rows = 0;
        let count = diesel::sql_query(insert).bind::<Text, _>(text).execute(connection)?;
        Ok(count as u64)
    }
}
