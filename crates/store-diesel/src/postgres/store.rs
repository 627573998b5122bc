//! The store over a PostgreSQL server.

use std::sync::Arc;
use std::time::Duration;

use diesel::r2d2::{ConnectionManager, Pool};
use tierway_application::{Access, Store, StoreLoad, Topic, Work};
use tierway_kernel::ProductId;

use super::bell::{self, Bell};
use super::connection::{Settings, with_network};
use super::{Conn, pool_runner};
use crate::OpenError;
use crate::haste::{Haste, QUEUE_PATIENCE};
use crate::queue::Queue;
use crate::revisions::Revisions;
use crate::workers::Workers;

/// A PostgreSQL database behind threads, each of which uses a pooled connection while it works. Writers that wait for
/// a lock cannot keep readers waiting: each kind has its own threads. Dropping it does what is queued.
pub struct PostgresStore {
    writes: Arc<Queue>,
    reads: Arc<Queue>,
    pool: Pool<ConnectionManager<Conn>>,
    revisions: Arc<Revisions>,
    bell: Bell,
    _workers: Workers,
}

impl PostgresStore {
    /// Connects with at most `connections` (at least two) connections. The schema must be up to date.
    pub fn connect(url: &str, connections: u32) -> Result<PostgresStore, OpenError> {
        PostgresStore::start(url, connections, Haste::Served, QUEUE_PATIENCE)
    }

    /// The same; works that somebody waits for wait `patience` for a thread.
    pub fn connect_with(url: &str, connections: u32, patience: Duration) -> Result<PostgresStore, OpenError> {
        PostgresStore::start(url, connections, Haste::Served, patience)
    }

    /// The same for a command that goes through everything there is: no statement is ended for taking long.
    pub(crate) fn thorough(url: &str) -> Result<PostgresStore, OpenError> {
        PostgresStore::start(url, 2, Haste::Thorough, QUEUE_PATIENCE)
    }

    fn start(url: &str, connections: u32, haste: Haste, patience: Duration) -> Result<PostgresStore, OpenError> {
        let connections = connections.max(2);
        let pool = pool(url, connections, haste)?;
        let (writes, reads) = (Arc::new(Queue::new(patience)), Arc::new(Queue::new(patience)));
        let revisions = Arc::new(Revisions::shared(bell::voice(&pool)));
        let mut workers = Workers::default();
        let readers = (connections / 3).max(1);
        for number in 0..connections {
            let access = if number < readers { Access::Read } else { Access::Write };
            let queue = if access == Access::Read { &reads } else { &writes };
            start(&mut workers, number, (access, haste), &pool, queue, &revisions)?;
        }
        let bell = Bell::hang(url, &revisions);
        Ok(PostgresStore { writes, reads, pool, revisions, bell, _workers: workers })
    }
}

fn pool(url: &str, connections: u32, haste: Haste) -> Result<Pool<ConnectionManager<Conn>>, OpenError> {
    Pool::builder()
        .max_size(connections)
        .min_idle(Some(1))
        .test_on_check_out(false)
        .connection_timeout(Duration::from_secs(5))
        .connection_customizer(Box::new(Settings(haste)))
        .build(ConnectionManager::new(with_network(url)))
        .map_err(|error| OpenError::Unreachable(error.to_string()))
}

fn start(
    workers: &mut Workers,
    number: u32,
    (access, haste): (Access, Haste),
    pool: &Pool<ConnectionManager<Conn>>,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, pool, revisions) = (Arc::clone(queue), pool.clone(), Arc::clone(revisions));
    workers.start(&format!("store-{number}"), queue, move || {
        while let Some(works) = own.pop(1) {
            for work in works {
                pool_runner::serve(&pool, access, haste, work, &revisions);
            }
        }
    })
}

impl Store for PostgresStore {
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
        true
    }

    fn listener(&self) -> Option<u64> {
        self.bell.listener()
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
