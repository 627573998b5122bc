//! SQLite: one file, one writer, several readers.

mod connection;
mod facts;
mod ids;
mod locks;
#[path = "../lookalikes.rs"]
mod lookalikes;
mod placing;
#[cfg(test)]
mod plans;
#[path = "../pool_runner.rs"]
mod pool_runner;
#[path = "../repositories/mod.rs"]
mod repositories;
mod snapshot;
mod store;
mod writer;

use diesel::connection::SimpleConnection;
use diesel::{QueryResult, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use tierway_application::Access;

use crate::revisions::{Changes, Revisions};
use crate::statement_timeout::ConnectionMode;

pub(crate) use connection::migrate;
pub(crate) use snapshot::{check_absent, restore_snapshot, take_snapshot};
pub use store::SqliteStore;

pub(crate) type Conn = SqliteConnection;
pub(crate) type Db = diesel::sqlite::Sqlite;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

/// Begins a reading transaction: one snapshot for all its queries. The connection itself refuses writes.
fn begin(connection: &mut Conn, _access: Access, _manner: ConnectionMode) -> QueryResult<()> {
    connection.batch_execute("BEGIN")
}

/// Ends a reading transaction; writing ones end in `writer`.
fn commit(connection: &mut Conn, _changes: &Changes, _revisions: &Revisions) -> QueryResult<()> {
    connection.batch_execute("COMMIT")
}
