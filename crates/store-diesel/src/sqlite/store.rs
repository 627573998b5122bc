//! The store over a SQLite file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::r2d2::{ConnectionManager, Pool};
use tierway_application::{Access, Store, StoreLoad, Topic, Work};
use tierway_kernel::ProductId;

use super::connection::{ReaderSettings, bring_up_to_date, file_name, hurry, open_writer};
use super::{Conn, pool_runner, writer};
use crate::OpenError;
use crate::haste::{Haste, QUEUE_PATIENCE};
use crate::queue::Queue;
use crate::revisions::Revisions;
use crate::workers::Workers;

/// Threads that read. More do not help: a read takes tens of microseconds.
const READERS: u32 = 4;

/// A SQLite file behind one writer thread and a few readers. Dropping it does what is queued and closes the file.
pub struct SqliteStore {
    writes: Arc<Queue>,
    reads: Arc<Queue>,
    pool: Pool<ConnectionManager<Conn>>,
    revisions: Arc<Revisions>,
    _workers: Workers,
}

impl SqliteStore {
    /// Opens the file at `path`, making it and its directory if need be, with its schema brought up to date.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(path, QUEUE_PATIENCE)
    }

    /// The same; works that somebody waits for wait `patience` for a thread.
    pub fn open_with(path: &Path, patience: Duration) -> Result<SqliteStore, OpenError> {
        let mut connection = open_writer(path)?;
        bring_up_to_date(&mut connection)?;
        hurry(&mut connection)?;
        let pool = reader_pool(path)?;
        let (writes, reads, revisions) =
            (Arc::new(Queue::new(patience)), Arc::new(Queue::new(patience)), Arc::default());
        let mut workers = Workers::default();
        start_writer(&mut workers, connection, &writes, &revisions)?;
        for number in 0..READERS {
            start_reader(&mut workers, number, &pool, &reads, &revisions)?;
        }
        Ok(SqliteStore { writes, reads, pool, revisions, _workers: workers })
    }
}

fn reader_pool(path: &Path) -> Result<Pool<ConnectionManager<Conn>>, OpenError> {
    Pool::builder()
        .max_size(READERS)
        .max_lifetime(None)
        .idle_timeout(None)
        .test_on_check_out(false)
        .connection_timeout(Duration::from_secs(5))
        .connection_customizer(Box::new(ReaderSettings))
        .build(ConnectionManager::new(file_name(path)?))
        .map_err(|error| OpenError::Unreachable(error.to_string()))
}

fn start_writer(
    workers: &mut Workers,
    mut connection: Conn,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, revisions) = (Arc::clone(queue), Arc::clone(revisions));
    workers.start("store-writer", queue, move || {
        while let Some(works) = own.pop(writer::LARGEST_GROUP) {
            writer::commit_group(&mut connection, works, &revisions);
        }
        writer::close(&mut connection);
    })
}

fn start_reader(
    workers: &mut Workers,
    number: u32,
    pool: &Pool<ConnectionManager<Conn>>,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, pool, revisions) = (Arc::clone(queue), pool.clone(), Arc::clone(revisions));
    workers.start(&format!("store-reader-{number}"), queue, move || {
        while let Some(works) = own.pop(1) {
            for work in works {
                pool_runner::serve(&pool, Access::Read, Haste::Served, work, &revisions);
            }
        }
    })
}

impl Store for SqliteStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        match access {
            Access::Read => self.reads.push(work),
            Access::Write => self.writes.push(work),
        }
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.revisions.get(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, patience: Duration) {
        self.revisions.wait(topic, seen, patience);
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
        StoreLoad { reads: self.reads.load(), writes: self.writes.load(), pool: pool_runner::load(&self.pool) }
    }
}
