//! The writer: waiting transactions become savepoints of one transaction (group commit), and are answered after its
//! COMMIT, with one disk flush for all. Work that fails or panics is rolled back alone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use diesel::QueryResult;
use diesel::connection::SimpleConnection;
use tierway_application::{Verdict, Work};
use tierway_kernel::StoreError;

use super::Conn;
use super::pool_runner::finish;
use super::repositories::DieselTransaction;
use crate::error::store_error;
use crate::revisions::{Changes, Revisions};
use crate::slow::watched;

/// Most works that share one commit.
pub(super) const LARGEST_GROUP: usize = 128;
/// Maximum number of retries of one work.
const RETRIES: u32 = 5;

/// Completed work and its result if the group commit succeeds.
struct Done {
    work: Box<dyn Work>,
    wrote: bool,
    outcome: Result<(), StoreError>,
}

/// How one work ended inside its savepoint.
struct Ended {
    wrote: bool,
    outcome: Result<(), StoreError>,
    changes: Changes,
}

/// Runs the work in one transaction and answers each.
pub(super) fn commit_group(
    connection: &mut Conn,
    works: Vec<Box<dyn Work>>,
    revisions: &Revisions,
    slow: Option<Duration>,
) {
    if let Err(error) = connection.batch_execute("BEGIN IMMEDIATE") {
        let error = store_error(error);
        works.into_iter().for_each(|work| finish(work, Err(error.clone())));
        return;
    }
    let mut done = Vec::with_capacity(works.len());
    let mut changes = Vec::new();
    let mut broken = None;
    for mut work in works {
        if let Some(error) = &broken {
            done.push(Done { work, wrote: true, outcome: Err(StoreError::clone(error)) });
            continue;
        }
        match in_savepoint(connection, work.as_mut(), slow) {
            Ok(ended) => {
                changes.push(ended.changes);
                done.push(Done { work, wrote: ended.wrote, outcome: ended.outcome });
            }
            Err(error) => {
                let error = store_error(error);
                done.push(Done { work, wrote: true, outcome: Err(error.clone()) });
                broken = Some(error);
            }
        }
    }
    answer(connection, done, changes, broken, revisions);
}

fn answer(
    connection: &mut Conn,
    done: Vec<Done>,
    changes: Vec<Changes>,
    broken: Option<StoreError>,
    revisions: &Revisions,
) {
    let committed = match broken {
        Some(error) => Err(error),
        None => connection.batch_execute("COMMIT").map_err(store_error),
    };
    match &committed {
        Ok(()) => changes.iter().for_each(|changes| revisions.raise(changes)),
        Err(error) => {
            tracing::error!(%error, "a group of transactions could not be committed");
            // Fails when SQLite has rolled back by itself already.
            let _ended_already = connection.batch_execute("ROLLBACK");
        }
    }
    for Done { work, wrote, outcome } in done {
        let outcome = if wrote { committed.clone().and(outcome) } else { outcome };
        finish(work, outcome);
    }
}

/// Runs one work in a savepoint. `Err`: the savepoint itself failed, so the whole group is lost.
fn in_savepoint(connection: &mut Conn, work: &mut dyn Work, slow: Option<Duration>) -> QueryResult<Ended> {
    let span = work.span();
    let _of_the_request = span.enter();
    for _ in 0..=RETRIES {
        connection.batch_execute("SAVEPOINT work")?;
        let mut transaction = DieselTransaction::new(connection);
        let verdict = catch_unwind(AssertUnwindSafe(|| watched(slow, || work.run(&mut transaction))));
        let changes = transaction.changes();
        if let Ok(Verdict::Commit) = verdict {
            connection.batch_execute("RELEASE work")?;
            return Ok(Ended { wrote: true, outcome: Ok(()), changes });
        }
        connection.batch_execute("ROLLBACK TO work; RELEASE work")?;
        let outcome = match verdict {
            Ok(Verdict::Retry) => continue,
            Ok(_) => Ok(()),
            Err(_) => Err(StoreError::Failed("the work panicked".to_owned())),
        };
        return Ok(Ended { wrote: false, outcome, changes: Changes::default() });
    }
    Ok(Ended { wrote: false, outcome: Err(StoreError::Contended), changes: Changes::default() })
}

/// Leaves a tidy file: a checkpoint of the journal.
pub(super) fn close(connection: &mut Conn) {
    if let Err(error) = connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE);") {
        tracing::warn!(%error, "the database file could not be tidied");
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::sync::mpsc;

    use chrono::DateTime;
    use tierway_application::Transaction;

    use super::super::connection::{open_writer, run_migrations};
    use super::*;

    /// Fills the file.
    struct Filling {
        failed: Option<StoreError>,
        ended: mpsc::Sender<StoreError>,
    }

    impl Work for Filling {
        fn run(&mut self, tx: &mut dyn Transaction) -> Verdict {
            let text = "x".repeat(100_000);
            self.failed = tx.settings().set("large", &text, DateTime::UNIX_EPOCH).err();
            if self.failed.is_some() { Verdict::RollBack } else { Verdict::Commit }
        }

        fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
            self.ended.send(outcome.err().or(self.failed).unwrap()).unwrap();
        }
    }

    #[test]
    fn a_full_disk_is_told_apart() {
        let directory = tempfile::tempdir().unwrap();
        let mut connection = open_writer(&directory.path().join("full.sqlite3")).unwrap();
        run_migrations(&mut connection).unwrap();
        // No more pages than there are.
        connection.batch_execute("PRAGMA max_page_count = 1").unwrap();
        let (ended, ends) = mpsc::channel();
        let works = (0..3).map(|_| Box::new(Filling { failed: None, ended: ended.clone() }) as Box<dyn Work>);
        commit_group(&mut connection, works.collect(), &Revisions::default(), None);
        drop(ended);
        let told: Vec<StoreError> = ends.iter().collect();
        assert_eq!(told, [StoreError::Storage, StoreError::Storage, StoreError::Storage]);
    }
}
