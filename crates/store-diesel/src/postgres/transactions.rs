//! How transactions begin and end.

use diesel::QueryResult;
use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use tierway_application::Access;

use super::{Conn, bell};
use crate::haste::{Haste, Manner};
use crate::revisions::{Changes, Revisions, Topics};
use crate::settings::Pooler;

/// Ends a transaction. COMMIT alone succeeds on a transaction aborted by a failed statement, and stores nothing. The
/// query before it makes that an error, in the same round trip; as do the notifications, which are sent with the commit
/// or not at all.
pub(in super::super) fn commit(connection: &mut Conn, changes: &Changes, revisions: &Revisions) -> QueryResult<()> {
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
pub(in super::super) fn begin(connection: &mut Conn, access: Access, manner: Manner) -> QueryResult<()> {
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
