//! How transactions begin and end.

use diesel::QueryResult;
use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use tierway_application::Access;

use super::{Conn, notify_listener};
use crate::revisions::{Changes, Revisions, Topics};
use crate::settings::Pooler;
use crate::statement_timeout::{ConnectionMode, StatementTimeout};

/// Ends a transaction. COMMIT alone succeeds on a transaction aborted by a failed statement, and stores nothing. The
/// query before it makes that an error, in the same round trip; as do the notifications, which are sent with the commit
/// or not at all.
pub(in super::super) fn commit(connection: &mut Conn, changes: &Changes, revisions: &Revisions) -> QueryResult<()> {
    let sure = changes.topics().sure();
    match revisions.sender() {
        Some(name) if sure != Topics::default() => {
            connection.batch_execute(&format!("SELECT 1; {}COMMIT", notify_listener::notify_changed(sure, name)))
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
macro_rules! for_jobs {
    () => {
        "SET LOCAL statement_timeout = '30s'; SET LOCAL lock_timeout = '10s'"
    };
}

/// Begins a transaction. Reads get one snapshot for all queries and are read-only on the server. Jobs set their
/// timeouts in the same round trip, as does everything behind a pooler, where session settings do not survive the
/// transaction.
pub(in super::super) fn begin(connection: &mut Conn, access: Access, mode: ConnectionMode) -> QueryResult<()> {
    let is_pooled = mode.pooler == Pooler::Transaction;
    let sql = match (access, mode.statement_timeout, is_pooled) {
        (Access::Read, StatementTimeout::Patient, false) => concat!(begin_read!(), "; ", for_jobs!()),
        (Access::Write, StatementTimeout::Patient, false) => concat!(begin_write!(), "; ", for_jobs!()),
        (Access::Read, _, false) => begin_read!(),
        (Access::Write, _, false) => begin_write!(),
        (Access::Read, StatementTimeout::Served, true) => concat!(begin_read!(), "; ", served!()),
        (Access::Write, StatementTimeout::Served, true) => concat!(begin_write!(), "; ", served!()),
        (Access::Read, _, true) => concat!(begin_read!(), "; ", for_jobs!(), "; ", within!()),
        (Access::Write, _, true) => concat!(begin_write!(), "; ", for_jobs!(), "; ", within!()),
    };
    AnsiTransactionManager::begin_transaction_sql(connection, sql)
}
