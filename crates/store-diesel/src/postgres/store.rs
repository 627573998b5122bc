//! The store over a PostgreSQL server.

use std::sync::Arc;
use std::time::Duration;

use diesel::r2d2::{ConnectionManager, Pool};
use tierway_application::{Access, MAX_BROADCAST_BYTES, Share, Store, StoreLoad, Topic, Work};
use tierway_kernel::ProductId;

use super::connection::{Settings, prepared};
use super::notify_listener::{self, NotifyListener};
use super::{Conn, pool_runner};
use crate::queue::Queue;
use crate::revisions::Revisions;
use crate::shares::{Queues, Shares};
use crate::statement_timeout::{ConnectionMode, QUEUE_TIMEOUT, StatementTimeout};
use crate::workers::Workers;
use crate::{DatabaseSettings, OpenError};

/// A PostgreSQL database behind threads, each using a pooled connection while it works. Writers waiting for a lock
/// cannot block readers, nor reports others: each share has its own threads. Dropping it finishes queued work.
pub struct PostgresStore {
    queues: Queues,
    pool: Pool<ConnectionManager<Conn>>,
    revisions: Arc<Revisions>,
    notify_listener: NotifyListener,
    _workers: Workers,
}

impl PostgresStore {
    /// Connects with at most `connections` (at least five) connections. The schema must be up to date.
    pub fn connect(url: &str, connections: u32) -> Result<PostgresStore, OpenError> {
        PostgresStore::connect_with(url, connections, QUEUE_TIMEOUT)
    }

    /// The same; work with a waiting caller waits `timeout` for a thread.
    pub fn connect_with(url: &str, connections: u32, timeout: Duration) -> Result<PostgresStore, OpenError> {
        let settings = DatabaseSettings { connections, ..DatabaseSettings::at(url) };
        PostgresStore::start(&settings, ConnectionMode::PLAIN, timeout)
    }

    /// Connects as the settings say, behind a pooler where there is one.
    pub(crate) fn open(settings: &DatabaseSettings) -> Result<PostgresStore, OpenError> {
        let mode = ConnectionMode {
            statement_timeout: StatementTimeout::Served,
            pooler: settings.pooler,
            slow: settings.slow,
        };
        PostgresStore::start(settings, mode, QUEUE_TIMEOUT)
    }

    /// The same for long-running commands, without statement timeout.
    pub(crate) fn unlimited(settings: &DatabaseSettings) -> Result<PostgresStore, OpenError> {
        let settings = DatabaseSettings { connections: Shares::FEWEST, ..DatabaseSettings::at(settings.direct()) };
        PostgresStore::start(
            &settings,
            ConnectionMode { statement_timeout: StatementTimeout::Unlimited, ..ConnectionMode::PLAIN },
            QUEUE_TIMEOUT,
        )
    }

    fn start(settings: &DatabaseSettings, mode: ConnectionMode, timeout: Duration) -> Result<PostgresStore, OpenError> {
        let shares = Shares::of(settings.connections);
        let pool = pool(&settings.url, shares.all(), mode)?;
        let queues = Queues::new(timeout);
        let revisions = Arc::new(Revisions::shared(notify_listener::sender(&pool)));
        let mut workers = Workers::default();
        let threads = [
            (&queues.reads, shares.reads),
            (&queues.writes, shares.writes),
            (&queues.reports, shares.reports),
            (&queues.jobs, shares.jobs),
        ];
        for (queue, count) in threads {
            for _ in 0..count {
                start(&mut workers, mode, &pool, queue, &revisions)?;
            }
        }
        let notify_listener = NotifyListener::spawn(settings.direct(), &revisions);
        Ok(PostgresStore { queues, pool, revisions, notify_listener, _workers: workers })
    }
}

fn pool(url: &str, connections: u32, mode: ConnectionMode) -> Result<Pool<ConnectionManager<Conn>>, OpenError> {
    Pool::builder()
        .max_size(connections)
        .min_idle(Some(1))
        .test_on_check_out(false)
        .connection_timeout(Duration::from_secs(5))
        .connection_customizer(Box::new(Settings(mode)))
        .build(ConnectionManager::new(prepared(url)?))
        .map_err(|error| OpenError::Unreachable(error.to_string()))
}

fn start(
    workers: &mut Workers,
    mode: ConnectionMode,
    pool: &Pool<ConnectionManager<Conn>>,
    queue: &Arc<Queue>,
    revisions: &Arc<Revisions>,
) -> Result<(), OpenError> {
    let (own, pool, revisions) = (Arc::clone(queue), pool.clone(), Arc::clone(revisions));
    workers.start("store-worker", queue, move || {
        while let Some(works) = own.pop(1) {
            for asked in works {
                pool_runner::serve(&pool, mode, asked, &revisions);
            }
        }
    })
}

impl Store for PostgresStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.submit_to(Share::Requests, access, work);
    }

    fn submit_to(&self, share: Share, access: Access, work: Box<dyn Work>) {
        self.queues.push(share, access, work);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.revisions.get(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, timeout: Duration) {
        self.revisions.wait(topic, seen, timeout);
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn listener(&self) -> Option<u64> {
        self.notify_listener.listener()
    }

    fn broadcast(&self, message: String) {
        if message.len() <= MAX_BROADCAST_BYTES {
            self.revisions.broadcast(message);
        }
    }

    fn take_broadcasts(&self) -> Vec<String> {
        self.revisions.take_broadcasts()
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
