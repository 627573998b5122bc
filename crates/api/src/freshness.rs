//! Freshness of cached data: valid while no topic it depends on has changed. Other processes that write to the same
//! database notify within a second; while there is no listener, data is valid for a second at most.

use chrono::{DateTime, Duration, Utc};
use tierway_application::{Store, Topic};
use tierway_kernel::{Clock, ProductId};

/// How long a change by another process may go unnoticed.
const UNNOTICED: Duration = Duration::seconds(1);
/// How long a stock change of another process may go unnoticed if it crashed between commit and notification. Orders
/// always check the database.
const UNNOTICED_STOCK: Duration = Duration::seconds(60);

/// The store behind the caches, and the clock for expiry.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) store: &'a dyn Store,
    pub(crate) clock: &'a dyn Clock,
}

/// The state of the store when something was read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stamp {
    topics: &'static [Topic],
    /// Of every topic, in the order of their numbers.
    revisions: [u64; Topic::ALL.len()],
    stock: u64,
    /// The listening connection.
    listener: Option<u64>,
    at: DateTime<Utc>,
}

impl Stamp {
    /// The current state of these topics. Take it before reading: a commit during the read makes it stale.
    pub(crate) fn now(source: Source<'_>, topics: &'static [Topic]) -> Stamp {
        let revisions = Topic::ALL.map(|topic| source.store.revision(topic));
        let (stock, listener) = (source.store.stock_revision(), source.store.listener());
        Stamp { topics, revisions, stock, listener, at: source.clock.now() }
    }

    /// Whether data read then is still valid.
    pub(crate) fn is_valid(&self, source: Source<'_>) -> bool {
        self.is_unchanged(source) && (self.is_listening(source) || self.is_younger(source, UNNOTICED))
    }

    /// Strict variant, for data that must not outlive a missed notification: valid only while a listener is connected;
    /// without other known processes, for a second at most, because a command may run next to the server.
    pub(crate) fn is_valid_strictly(&self, source: Source<'_>) -> bool {
        let is_known = source.store.is_shared() || self.is_younger(source, UNNOTICED);
        self.is_listening(source) && is_known && self.is_unchanged(source)
    }

    /// The same for a second at most, for data that also changes without a topic, such as a dealer's company name.
    pub(crate) fn is_valid_briefly(&self, source: Source<'_>) -> bool {
        self.is_unchanged(source) && self.is_younger(source, UNNOTICED)
    }

    /// Whether these products still have the stock that was read then.
    pub(crate) fn has_same_stock(&self, source: Source<'_>, products: &[ProductId]) -> bool {
        let is_known = !source.store.is_shared() || self.is_younger(source, UNNOTICED_STOCK);
        products.is_empty() || (is_known && !source.store.has_stock_changed(products, self.stock))
    }

    /// Whether all changes by other processes since then were received.
    fn is_listening(&self, source: Source<'_>) -> bool {
        self.listener.is_some() && self.listener == source.store.listener()
    }

    /// No topic has changed, and the clock has not been put back behind the read.
    fn is_unchanged(&self, source: Source<'_>) -> bool {
        self.topics.iter().all(|topic| source.store.revision(*topic) == self.revisions[*topic as usize])
            && source.clock.now() >= self.at
    }

    fn is_younger(&self, source: Source<'_>, most: Duration) -> bool {
        source.clock.now() - self.at <= most
    }
}
