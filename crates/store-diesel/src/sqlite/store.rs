//! The store over a SQLite file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::Connection as _;
use diesel::r2d2::{ConnectionManager, Pool};
use tierway_application::{Access, Share, Store, StoreLoad, Topic, Work};
use tierway_kernel::ProductId;

use super::connection::{ReaderSettings, file_name, hurry, open_writer, run_migrations};
use super::{Conn, pool_runner, writer};
use crate::OpenError;
use crate::queue::Queue;
use crate::revisions::Revisions;
use crate::shares::{Queues, Shares};
use crate::slow::SlowStatements;
use crate::statement_timeout::{ConnectionMode, QUEUE_TIMEOUT};
use crate::workers::Workers;

/// Reader threads, and the writer. More do not help: a read takes tens of microseconds.
const SHARES: Shares = Shares { reads: 4, writes: 1, reports: 2, jobs: 2 };
/// Connections that read. Each is opened when it is first needed: it reads the whole schema, half a megabyte, and those
/// that were used last are used first.
const READERS: u32 = SHARES.reads + SHARES.reports + SHARES.jobs;

/// A SQLite file behind one writer thread and a few readers. Dropping it does what is queued and closes the file.
pub struct SqliteStore {
    queues: Queues,
    pool: Pool<ConnectionManager<Conn>>,
    revisions: Arc<Revisions>,
    _workers: Workers,
}

impl SqliteStore {
    /// Opens the file at `path`, making it and its directory if need be, with its schema brought up to date.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::start(path, QUEUE_TIMEOUT, ConnectionMode::PLAIN)
    }

    /// The same; work with a waiting caller waits `timeout` for a thread.
    pub fn open_with(path: &Path, timeout: Duration) -> Result<SqliteStore, OpenError> {
        SqliteStore::start(path, timeout, ConnectionMode::PLAIN)
    }

    pub(crate) fn start(path: &Path, timeout: Duration, mode: ConnectionMode) -> Result<SqliteStore, OpenError> {
        let mut connection = open_writer(path)?;
        run_migrations(&mut connection)?;
        hurry(&mut connection)?;
        if let Some(slow) = mode.slow {
            connection.set_instrumentation(SlowStatements::from(slow));
        }
        let pool = reader_pool(path, mode)?;
        let (queues, revisions) = (Queues::new(timeout), Arc::default());
        let mut workers = Workers::default();
        start_writer(&mut workers, mode.slow, connection, &queues.writes, &revisions)?;
        let readers = [(&queues.reads, SHARES.reads), (&queues.reports, SHARES.reports), (&queues.jobs, SHARES.jobs)];
        for (queue, count) in readers {
            for _ in 0..count {
                start_reader(&mut workers, mode, &pool, queue, &revisions)?;
            }
        }
        Ok(SqliteStore { queues, pool, revisions, _workers: workers })
    }
}

fn reader_pool(path: &Path, mode: ConnectionMode) -> Result<Pool<ConnectionManager<Conn>>, OpenError> {
    Pool::builder()
        .max_size(READERS)
        .min_idle(Some(0))
        .max_lifetime(None)
        .idle_timeout(None)
        .test_on_check_out(false)
        .connection_timeout(Duration::from_secs(5))
        .connection_customizer(Box::new(ReaderSettings(mode)))
        .build(ConnectionManager::new(file_name(path)?))
        .map_err(|error| OpenError::Unreachable(error.to_string()))
}

fn start_writer(
    workers: &mut Workers,
    slow: Option<Duration>,
    mut connection: Conn,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, revisions) = (Arc::clone(queue), Arc::clone(revisions));
    workers.start("store-writer", queue, move || {
        while let Some(asked) = own.pop(writer::LARGEST_GROUP) {
            let works = asked.into_iter().map(|(_, work)| work).collect();
            writer::commit_group(&mut connection, works, &revisions, slow);
        }
        writer::close(&mut connection);
    })
}

fn start_reader(
    workers: &mut Workers,
    mode: ConnectionMode,
    pool: &Pool<ConnectionManager<Conn>>,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, pool, revisions) = (Arc::clone(queue), pool.clone(), Arc::clone(revisions));
    workers.start("store-reader", queue, move || {
        while let Some(works) = own.pop(1) {
            for asked in works {
                pool_runner::serve(&pool, mode, asked, &revisions);
            }
        }
    })
}

impl Store for SqliteStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.submit_to(Share::Requests, access, work);
    }

    fn submit_to(&self, share: Share, access: Access, work: Box<dyn Work>) {
        // There is a single writer.
        let share = if access == Access::Write { Share::Requests } else { share };
        self.queues.push(share, access, work);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.revisions.get(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, timeout: Duration) {
        self.revisions.wait(topic, seen, timeout);
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn stock_revision(&self) -> u64 {
        self.revisions.stock()
    }

    fn has_stock_changed(&self, products: &[ProductId], seen: u64) -> bool {
        self.revisions.has_stock_changed(products, seen)
    }

    fn load(&self) -> StoreLoad {
        self.queues.load(pool_runner::load(&self.pool))
    }
}
