//! What the machine could do: the recorded statements straight against the same database, over prepared statements
//! and as many connections as the server's store has, with nothing of the product in between.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use diesel::connection::{Connection, SimpleConnection};
use diesel::prelude::RunQueryDsl;
use diesel::{PgConnection, QueryResult, SqliteConnection};

use crate::Result;
use crate::figures::Sample;
use crate::load::{Bounds, Moments};
use crate::statement::{AnyRow, Bare, MadeRow};
use crate::tally::Slice;
use crate::template::{Subject, Template};

/// Makes one thread's stream of subjects.
pub type NextSubject = Box<dyn FnMut() -> Subject>;

/// A connection of either database.
pub enum Link {
    /// SQLite.
    Sqlite(SqliteConnection),
    /// PostgreSQL.
    Postgres(PgConnection),
}

/// What is run bare.
pub struct Operation<'a> {
    /// Its statements.
    pub template: &'a Template,
    /// Whether it is one write transaction with its COMMIT; reads are sent without a transaction around them.
    pub writes: bool,
    /// Its bounds; `parallel` is the number of connections.
    pub bounds: Bounds,
}

impl Link {
    /// Opens a connection and runs `setup` on it.
    pub fn open(url: &str, is_sqlite: bool, setup: &str) -> Result<Link> {
        let mut link = if is_sqlite {
            Link::Sqlite(SqliteConnection::establish(url)?)
        } else {
            Link::Postgres(PgConnection::establish(url)?)
        };
        link.batch(setup)?;
        Ok(link)
    }

    /// Runs statements without values.
    pub fn batch(&mut self, text: &str) -> QueryResult<()> {
        match self {
            Link::Sqlite(connection) => connection.batch_execute(text),
            Link::Postgres(connection) => connection.batch_execute(text),
        }
    }

    fn load(&mut self, statement: Bare<'_>) -> QueryResult<Vec<AnyRow>> {
        match self {
            Link::Sqlite(connection) => statement.load(connection),
            Link::Postgres(connection) => statement.load(connection),
        }
    }

    fn made(&mut self, statement: Bare<'_>) -> QueryResult<MadeRow> {
        match self {
            Link::Sqlite(connection) => statement.get_result(connection),
            Link::Postgres(connection) => statement.get_result(connection),
        }
    }

    fn execute(&mut self, statement: Bare<'_>) -> QueryResult<usize> {
        match self {
            Link::Sqlite(connection) => statement.execute(connection),
            Link::Postgres(connection) => statement.execute(connection),
        }
    }

    fn transaction(&mut self, work: impl FnOnce(&mut Link) -> QueryResult<()>) -> QueryResult<()> {
        self.batch(if matches!(self, Link::Sqlite(_)) { "BEGIN IMMEDIATE" } else { "BEGIN" })?;
        let result = work(self);
        self.batch(if result.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
        result
    }
}

/// Sends the statements once; gives the number of rows that were read or changed.
pub fn once(link: &mut Link, template: &Template, subject: &mut Subject) -> QueryResult<usize> {
    let mut binds = Vec::new();
    let mut rows = 0;
    for step in &template.steps {
        step.fill(subject, &mut binds);
        let statement = Bare { pieces: &step.pieces, binds: &binds };
        if step.gives_order {
            subject.order = Some(link.made(statement)?.id);
        } else if step.gives_rows {
            rows += link.load(statement)?.iter().filter(|row| row.filled > 0).count();
        } else {
            rows += link.execute(statement)?;
        }
    }
    Ok(rows)
}

/// Runs a slice of a phase on threads of its own.
pub fn run(
    operation: &Operation<'_>,
    open: impl Fn() -> Result<Link> + Sync,
    subjects: impl Fn(usize) -> NextSubject + Sync,
) -> Result<Slice> {
    let moments = operation.bounds.moments();
    let left = AtomicU64::new(operation.bounds.most);
    let parts = thread::scope(|scope| {
        let threads: Vec<_> = (0..operation.bounds.parallel)
            .map(|number| {
                let (open, subjects, left) = (&open, &subjects, &left);
                scope.spawn(move || -> std::result::Result<(Sample, Instant), String> {
                    let mut link = open().map_err(|error| error.to_string())?;
                    Ok(keep_sending(&mut link, operation, subjects(number), moments, left))
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().map_err(|_| "a thread panicked")).collect::<Vec<_>>()
    });
    let mut whole = Sample::default();
    let mut last = moments.from;
    for part in parts {
        let (sample, ended) = part??;
        whole.absorb(sample);
        last = last.max(ended);
    }
    let window = moments.window(last, left.load(Ordering::Relaxed) == 0);
    Ok(Slice { sample: whole, window })
}

fn keep_sending(
    link: &mut Link,
    operation: &Operation<'_>,
    mut next: NextSubject,
    moments: Moments,
    left: &AtomicU64,
) -> (Sample, Instant) {
    let mut sample = Sample::default();
    let mut last = moments.from;
    let take = |left: u64| left.checked_sub(1);
    while Instant::now() < moments.until && left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok() {
        let mut subject = next();
        let started = Instant::now();
        let result = if operation.writes {
            link.transaction(|link| once(link, operation.template, &mut subject).map(|_| ()))
        } else {
            once(link, operation.template, &mut subject).map(|_| ())
        };
        let now = Instant::now();
        match result {
            Ok(()) if now >= moments.from && now <= moments.until => {
                sample.good(now - started);
                last = now;
            }
            Ok(()) => sample.uncounted += 1,
            Err(error) => sample.fault(|| error.to_string()),
        }
    }
    (sample, last)
}
