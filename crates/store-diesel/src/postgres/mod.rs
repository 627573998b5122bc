//! PostgreSQL, and the engines that speak its protocol.

mod address;
mod bell;
mod connection;
mod databases;
mod facts;
mod locks;
#[path = "../lookalikes.rs"]
mod lookalikes;
mod placing;
#[path = "../pool_runner.rs"]
mod pool_runner;
mod pooler;
#[cfg(unix)]
mod relay;
mod reload;
#[path = "../repositories/mod.rs"]
mod repositories;
mod snapshot;
mod store;
#[cfg(unix)]
mod tls;

use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use diesel::{PgConnection, QueryResult};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use tierway_application::Access;

use crate::haste::{Haste, Manner};
use crate::revisions::{Changes, Revisions, Topics};
use crate::settings::Pooler;

pub(crate) use connection::migrate;
pub use databases::{create_database, drop_database};
pub(crate) use pooler::check_poolers;
pub(crate) use reload::{check_empty, restore_snapshot};
pub(crate) use snapshot::take_snapshot;
pub use store::PostgresStore;

pub(crate) type Conn = PgConnection;
pub(crate) type Db = diesel::pg::Pg;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Ends a transaction. COMMIT alone succeeds on a transaction aborted by a failed statement, and stores nothing. The
/// query before it makes that an error, in the same round trip; as do the notifications, which are sent with the commit
/// or not at all.
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
macro_rules! within {
    () => {
        "SET LOCAL idle_in_transaction_session_timeout = '60s'"
    };
}
macro_rules! served {
    () => {
        concat!("SET LOCAL statement_timeout = '10s'; SET LOCAL lock_timeout = '2s'; ", within!())
    };
}
macro_rules! patient {
    () => {
        "SET LOCAL statement_timeout = '30s'; SET LOCAL lock_timeout = '10s'"
    };
}

/// Begins a transaction. Reads get one snapshot for all queries and are read-only on the server. Jobs set their
/// timeouts in the same round trip, as does everything behind a pooler, where session settings do not survive the
/// transaction.
fn begin(connection: &mut Conn, access: Access, manner: Manner) -> QueryResult<()> {
    let is_pooled = manner.pooler == Pooler::Transaction;
    let sql = match (access, manner.haste, is_pooled) {
        (Access::Read, Haste::Patient, false) => concat!(begin_read!(), "; ", patient!()),
        (Access::Write, Haste::Patient, false) => concat!(begin_write!(), "; ", patient!()),
        (Access::Read, _, false) => begin_read!(),
        (Access::Write, _, false) => begin_write!(),
        (Access::Read, Haste::Served, true) => concat!(begin_read!(), "; ", served!()),
        (Access::Write, Haste::Served, true) => concat!(begin_write!(), "; ", served!()),
        (Access::Read, _, true) => concat!(begin_read!(), "; ", patient!(), "; ", within!()),
        (Access::Write, _, true) => concat!(begin_write!(), "; ", patient!(), "; ", within!()),
    };
    AnsiTransactionManager::begin_transaction_sql(connection, sql)
}
