//! PostgreSQL, and the engines that speak its protocol.

mod bell;
mod connection;
mod databases;
mod facts;
mod locks;
#[path = "../lookalikes.rs"]
mod lookalikes;
#[path = "../pool_runner.rs"]
mod pool_runner;
mod reload;
#[path = "../repositories/mod.rs"]
mod repositories;
mod snapshot;
mod store;

use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use diesel::{PgConnection, QueryResult};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use tierway_application::Access;

use crate::haste::Haste;
use crate::revisions::{Changes, Revisions, Topics};

pub(crate) use connection::migrate;
pub use databases::{create_database, drop_database};
pub(crate) use reload::{check_empty, restore_snapshot};
pub(crate) use snapshot::take_snapshot;
pub use store::PostgresStore;

pub(crate) type Conn = PgConnection;
pub(crate) type Db = diesel::pg::Pg;

/// Connections of one program when nobody says otherwise: two thirds of them write, a third read.
pub(crate) const CONNECTIONS: u32 = 12;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Ends a transaction. COMMIT alone answers "done" on a transaction that a failed statement has aborted, and keeps nothing.
/// The query before it makes that an error, in the same round trip; so do the words to other processes, which go out with
/// the commit or not at all.
fn commit(connection: &mut Conn, changes: &Changes, revisions: &Revisions) -> QueryResult<()> {
    let sure = changes.topics().sure();
    match revisions.voice() {
        Some(name) if sure != Topics::default() => {
            connection.batch_execute(&format!("SELECT 1; {}COMMIT", bell::words(sure, name)))
        }
        _ => connection.batch_execute("SELECT 1; COMMIT"),
    }
}

macro_rules! begin_read {
    () => {
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    };
}
macro_rules! begin_write {
    () => {
        "BEGIN ISOLATION LEVEL READ COMMITTED"
    };
}
macro_rules! patience {
    () => {
        "SET LOCAL statement_timeout = '30s'; SET LOCAL lock_timeout = '10s'"
    };
}

/// Begins a transaction. Reads get one snapshot for all their queries; the server refuses writes in them.
/// What nobody waits for asks for its time in the same round trip.
fn begin(connection: &mut Conn, access: Access, haste: Haste) -> QueryResult<()> {
    let sql = match (access, haste) {
        (Access::Read, Haste::Patient) => concat!(begin_read!(), "; ", patience!()),
        (Access::Read, _) => begin_read!(),
        (Access::Write, Haste::Patient) => concat!(begin_write!(), "; ", patience!()),
        (Access::Write, _) => begin_write!(),
    };
    AnsiTransactionManager::begin_transaction_sql(connection, sql)
}
