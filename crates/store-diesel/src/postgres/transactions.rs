//! How transactions begin and end.

use diesel::QueryResult;
use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use tierway_application::Access;

use super::{Conn, bell};
use crate::haste::{Haste, Manner};
use crate::revisions::{Changes, Revisions, Topics};
use crate::settings::Pooler;

/// Ends a transaction. COMMIT alone answers "done" on a transaction that a failed statement has aborted, and keeps nothing.
/// The query before it makes that an error, in the same round trip; so do the words to other processes, which go out with
/// the commit or not at all.
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

/// Begins a transaction. Reads get one snapshot for all their queries; the server refuses writes in them.
/// What nobody waits for asks for its time in the same round trip, and so does everything behind a pooler, where nothing
/// of a connection outlives the transaction.
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
