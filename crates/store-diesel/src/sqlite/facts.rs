//! Facts about SQLite.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_application::system::DatabaseKind;

use super::Conn;

/// The kind.
pub(super) const KIND: DatabaseKind = DatabaseKind::Sqlite;

/// The library's version.
pub(super) fn version(connection: &mut Conn) -> QueryResult<String> {
    diesel::select(sql::<Text>("sqlite_version()")).get_result(connection)
}

/// The file's length without its journal.
pub(super) fn bytes(connection: &mut Conn) -> QueryResult<i64> {
    let pages = "page_count * page_size FROM pragma_page_count(), pragma_page_size()";
    diesel::select(sql::<BigInt>(pages)).get_result(connection)
}

/// The time in microseconds, to the millisecond: that of the machine, which holds the file.
pub(super) fn now(connection: &mut Conn) -> QueryResult<i64> {
    let time = "CAST(round((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER) * 1000";
    diesel::select(sql::<BigInt>(time)).get_result(connection)
}
