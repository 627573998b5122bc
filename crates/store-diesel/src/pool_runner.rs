//! Runs one piece of work on a pooled connection. Compiled inside `sqlite` (reads) and inside `postgres` (reads and
//! writes); the parent names how its transactions begin and end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, Pool, PooledConnection};
use tierway_application::{Access, PoolLoad, Verdict, Work};
use tierway_kernel::StoreError;

use super::repositories::DieselTransaction;
use super::{Conn, begin, commit};
use crate::error::store_error;
use crate::queue::Asked;
use crate::revisions::{Changes, Revisions};
use crate::slow::watched;
use crate::statement_timeout::ConnectionMode;

/// How often a transaction that met another is tried again.
const RETRIES: u32 = 5;

type Connection = PooledConnection<ConnectionManager<Conn>>;

/// The result of one attempt.
enum Attempt {
    /// Ended as requested.
    Ended(Changes),
    /// Undone; worth another attempt.
    Met,
    /// Undone; it cannot be done.
    Broken(StoreError),
}

/// Runs the work in transactions until one ends, then finishes it.
pub(super) fn serve(
    pool: &Pool<ConnectionManager<Conn>>,
    mode: ConnectionMode,
    (access, mut work): Asked,
    revisions: &Revisions,
) {
    let span = work.span();
    let _of_the_request = span.enter();
    let mode = if work.has_waiting_caller() { mode } else { mode.for_jobs() };
    let mut left = RETRIES;
    let outcome = loop {
        match attempt(pool, (access, mode), work.as_mut(), revisions) {
            Attempt::Ended(changes) => {
                revisions.raise(&changes);
                break Ok(());
            }
            Attempt::Met if left > 0 => {
                // Those who met spread out; the pause grows with each attempt.
                std::thread::sleep(Duration::from_millis(2 << (RETRIES - left)));
                left -= 1;
            }
            Attempt::Met => break Err(StoreError::Contended),
            Attempt::Broken(error) => break Err(error),
        }
    };
    finish(work, outcome);
}

/// The pool's connections at this moment.
pub(super) fn load(pool: &Pool<ConnectionManager<Conn>>) -> PoolLoad {
    let state = pool.state();
    PoolLoad {
        open: state.connections,
        in_use: state.connections.saturating_sub(state.idle_connections),
        most: pool.max_size(),
    }
}

/// Tells the caller; a fault in the telling must not end the thread.
pub(super) fn finish(work: Box<dyn Work>, outcome: Result<(), StoreError>) {
    if catch_unwind(AssertUnwindSafe(|| work.finish(outcome))).is_err() {
        tracing::error!("an answer of the store panicked");
    }
}

fn attempt(
    pool: &Pool<ConnectionManager<Conn>>,
    (access, mode): (Access, ConnectionMode),
    work: &mut dyn Work,
    revisions: &Revisions,
) -> Attempt {
    let mut connection = match begun(pool, access, mode) {
        Ok(connection) => connection,
        Err(error) => return Attempt::Broken(error),
    };
    let mut transaction = DieselTransaction::new(&mut connection);
    let verdict = catch_unwind(AssertUnwindSafe(|| watched(mode.slow, || work.run(&mut transaction))));
    let changes = transaction.changes();
    let ended = match verdict {
        Ok(Verdict::Commit) => match commit(&mut connection, &changes, revisions) {
            Ok(()) => return Attempt::Ended(changes),
            Err(error) => match store_error(error) {
                StoreError::Contended => Attempt::Met,
                other => Attempt::Broken(other),
            },
        },
        Ok(Verdict::RollBack) => Attempt::Ended(Changes::default()),
        Ok(Verdict::Retry) => Attempt::Met,
        Err(_) => Attempt::Broken(StoreError::Failed("the work panicked".to_owned())),
    };
    // A connection on which this fails is broken, and the pool replaces it.
    if let Err(error) = connection.batch_execute("ROLLBACK") {
        tracing::warn!(%error, "a transaction could not be rolled back");
    }
    ended
}

/// A connection with an open transaction. Connections that broke while idle are passed over.
fn begun(pool: &Pool<ConnectionManager<Conn>>, access: Access, mode: ConnectionMode) -> Result<Connection, StoreError> {
    let mut tries = pool.max_size();
    loop {
        let mut connection = pool.get().map_err(|error| {
            tracing::warn!(%error, "no connection to the database");
            StoreError::Unavailable
        })?;
        match begin(&mut connection, access, mode) {
            Ok(()) => return Ok(connection),
            Err(_) if tries > 0 => tries -= 1,
            Err(error) => return Err(store_error(error)),
        }
    }
}
