//! Facts about the server.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_application::system::DatabaseKind;

use super::Conn;

/// The kind.
pub(super) const KIND: DatabaseKind = DatabaseKind::Postgres;

/// The version, with the engine's name if it is another one with the same protocol.
pub(super) fn version(connection: &mut Conn) -> QueryResult<String> {
    let text: String = diesel::select(sql::<Text>("version()")).get_result(connection)?;
    let name = text.split(" on ").next().unwrap_or_default().trim();
    Ok(name.strip_prefix("PostgreSQL ").unwrap_or(name).to_owned())
}

/// The length of the database's files.
pub(super) fn bytes(connection: &mut Conn) -> QueryResult<i64> {
    diesel::select(sql::<BigInt>("pg_database_size(current_database())")).get_result(connection)
}

/// The server's time in microseconds, not that of the transaction's begin.
pub(super) fn now(connection: &mut Conn) -> QueryResult<i64> {
    let time = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint";
    diesel::select(sql::<BigInt>(time)).get_result(connection)
}
