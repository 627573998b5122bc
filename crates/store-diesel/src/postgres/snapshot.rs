//! Consistent dump of all tables as JSON lines, without external programs.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::connection::establish;
use super::{Conn, facts};
use crate::OpenError;
use crate::snapshot::{Snapshot, failed};

/// Most rows and bytes fetched at once; a larger row is fetched alone.
const ROWS: i64 = 2_000;
const BYTES: i64 = 4 << 20;

/// One snapshot for all tables; writers are not blocked.
const BEGIN: &str = "SET client_min_messages = 'warning'; SET statement_timeout = 0; \
     SET idle_in_transaction_session_timeout = 0; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The tables that hold the product's rows.
const TABLES: &str = "SELECT c.relname::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace \
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') AND NOT c.relispartition \
     AND c.relname <> '__diesel_schema_migrations' ORDER BY 1";

/// Columns whose values may be large.
const WIDE_COLUMNS: &str = "SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 \
     AND NOT attisdropped AND atttypid IN ('bytea'::regtype, 'text'::regtype) ORDER BY attnum";

const SEQUENCES: &str = "SELECT sequencename::text AS name, last_value AS value FROM pg_sequences \
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1";

#[derive(QueryableByName)]
pub(super) struct Name {
    #[diesel(sql_type = Text)]
    pub(super) name: String,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Sequence {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = BigInt)]
    value: i64,
}

#[derive(QueryableByName)]
struct Width {
    #[diesel(sql_type = BigInt)]
    width: i64,
}

/// A quoted SQL identifier.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// The file of a table.
pub(super) fn file_of(table: &str) -> String {
    format!("{table}.jsonl")
}

/// The tables, by name.
pub(super) fn tables(connection: &mut Conn) -> QueryResult<Vec<String>> {
    let names: Vec<Name> = diesel::sql_query(TABLES).load(connection)?;
    Ok(names.into_iter().map(|row| row.name).collect())
}

/// The migrations that were run.
pub(super) fn migrations(connection: &mut Conn) -> QueryResult<Vec<String>> {
    let query = "SELECT version::text AS name FROM __diesel_schema_migrations ORDER BY version";
    let names: Vec<Name> = diesel::sql_query(query).load(connection)?;
    Ok(names.into_iter().map(|row| row.name).collect())
}

/// Writes every table into a file of the directory.
pub(crate) fn take_snapshot(url: &str, into: &Path) -> Result<Snapshot, OpenError> {
    let fault = failed("the database cannot be copied");
    let mut connection = establish(url).map_err(|error| OpenError::Unreachable(error.to_string()))?;
    connection.batch_execute(BEGIN).map_err(|error| fault(&error))?;
    let mut rows = BTreeMap::new();
    for table in tables(&mut connection).map_err(|error| fault(&error))? {
        let path = into.join(file_of(&table));
        let count = write_table(&mut connection, &table, &path).map_err(|error| fault(&error))?;
        rows.insert(table, count);
    }
    let snapshot = describe(&mut connection, rows).map_err(|error| fault(&error))?;
    connection.batch_execute("COMMIT").map_err(|error| fault(&error))?;
    Ok(snapshot)
}

/// Sequences know no snapshots: read last, they are past every row that was written.
fn describe(connection: &mut Conn, rows: BTreeMap<String, u64>) -> QueryResult<Snapshot> {
    let sequences: Vec<Sequence> = diesel::sql_query(SEQUENCES).load(connection)?;
    Ok(Snapshot {
        kind: facts::KIND,
        version: facts::version(connection)?,
        migrations: migrations(connection)?,
        files: rows.keys().map(|table| file_of(table)).collect(),
        rows,
        sequences: sequences.into_iter().map(|row| (row.name, row.value)).collect(),
    })
}

/// Why a table cannot be written.
#[derive(Debug, thiserror::Error)]
enum TableError {
    #[error(transparent)]
    Database(#[from] diesel::result::Error),
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// The bytes of the widest row of a table, by its columns of text and bytes; the server measures them without reading them.
fn widest(connection: &mut Conn, table: &str) -> QueryResult<i64> {
    let columns: Vec<Name> = diesel::sql_query(WIDE_COLUMNS).bind::<Text, _>(table).load(connection)?;
    let length = |column: &Name| format!("COALESCE(octet_length({}), 0)::bigint", quoted(&column.name));
    let lengths: Vec<String> = columns.iter().map(length).collect();
    if lengths.is_empty() {
        return Ok(0);
    }
    let text = format!("SELECT COALESCE(MAX({}), 0)::bigint AS width FROM {table}", lengths.join(" + "));
    diesel::sql_query(text).get_result(connection).map(|Width { width }| width)
}

/// How many rows to fetch at once when the widest has this many bytes, which JSON writes in twice as many.
fn rows_at_once(widest: i64) -> i64 {
    (BYTES / widest.saturating_mul(2).max(1)).clamp(1, ROWS)
}

/// Writes the rows of a table; how many.
fn write_table(connection: &mut Conn, table: &str, path: &Path) -> Result<u64, TableError> {
    let mut file = BufWriter::new(File::create(path)?);
    let table = quoted(table);
    let declare = format!("DECLARE copied NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM {table} t");
    connection.batch_execute(&declare)?;
    let fetch = format!("FETCH {} FROM copied", rows_at_once(widest(connection, &table)?));
    let mut count = 0;
    loop {
        let lines: Vec<Line> = diesel::sql_query(&fetch).load(connection)?;
        if lines.is_empty() {
            break;
        }
        for Line { line } in &lines {
            // Only verbatim JSON values can contain a line break, where it has no meaning.
            file.write_all(line.replace('\n', " ").as_bytes())?;
            file.write_all(b"\n")?;
        }
        count += lines.len() as u64;
    }
    connection.batch_execute("CLOSE copied")?;
    file.flush()?;
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_rows_are_fetched_few_at_a_time() {
        assert_eq!([0, 100, 1_048].map(rows_at_once), [ROWS; 3]);
        assert_eq!(rows_at_once(200_000), 10);
        assert_eq!([BYTES, i64::MAX].map(rows_at_once), [1, 1]);
    }
}
