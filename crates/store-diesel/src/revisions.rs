//! Revision counters, for cache invalidation and for waiting on changes.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tierway_application::Topic;
use tierway_kernel::ProductId;

/// How many topics there are.
const TOPICS: usize = Topic::ALL.len();
/// How many counters the products' stock has; products of the same one share it.
const SHELVES: u16 = 4096;
/// Most messages that wait for somebody to take or send them; older ones are dropped.
#[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
const BROADCASTS: usize = 1_000;

/// Topics for cache invalidation. Other processes are notified within the transaction, so that the notification is as
/// durable as the change; none of them is raised by every order.
const SURE: [Topic; 5] = [Topic::Catalogue, Topic::Prices, Topic::Settings, Topic::Accounts, Topic::Sessions];

/// One counter for each topic, and those of the stock.
#[derive(Debug, Default)]
pub(crate) struct Revisions {
    counters: [AtomicU64; TOPICS],
    stock: StockRevisions,
    /// Pending notifications for other processes; `None`: there are none.
    pending: Option<Mutex<PendingTopics>>,
    /// Messages of other processes that nobody has taken yet.
    broadcasts: Mutex<VecDeque<String>>,
    /// Sender name of transactional notifications; `None`: not used.
    sender: Option<String>,
    gate: Mutex<()>,
    /// One per topic, so that an order only wakes its waiters.
    raised: [Condvar; TOPICS],
}

/// Changes not yet sent to other processes.
#[derive(Debug, Default)]
pub(crate) struct PendingTopics {
    /// Which topics changed.
    pub(crate) topics: Topics,
    /// The stock of which products.
    pub(crate) shelves: BTreeSet<u16>,
    /// Messages that are broadcast and not stored.
    pub(crate) messages: Vec<String>,
}

/// How often stock has changed, and which change was the last of each shelf of counters.
#[derive(Debug)]
struct StockRevisions {
    changes: AtomicU64,
    last: Box<[AtomicU64]>,
}

impl Default for StockRevisions {
    fn default() -> Self {
        StockRevisions { changes: AtomicU64::new(0), last: (0..SHELVES).map(|_| AtomicU64::new(0)).collect() }
    }
}

/// The counter of a product.
fn shelf(product: ProductId) -> u16 {
    u16::try_from(product.0.rem_euclid(i64::from(SHELVES))).unwrap_or_default()
}

impl StockRevisions {
    fn raise(&self, shelves: impl Iterator<Item = u16>) {
        let mut shelves = shelves.peekable();
        if shelves.peek().is_none() {
            return;
        }
        // Whoever reads the number before the shelves are marked reads the database after this commit.
        let change = self.changes.fetch_add(1, Ordering::AcqRel) + 1;
        for counter in shelves.filter_map(|shelf| self.last.get(usize::from(shelf))) {
            counter.fetch_max(change, Ordering::AcqRel);
        }
    }
}

/// Some topics.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Topics([bool; TOPICS]);

impl Topics {
    /// Those sent by the transaction itself.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn sure(self) -> Topics {
        let mut sure = Topics::default();
        for topic in SURE {
            sure.0[topic as usize] = self.has(topic);
        }
        sure
    }

    fn add(&mut self, others: Topics) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own |= other;
        }
    }

    fn without(self, others: Topics) -> Topics {
        Topics(std::array::from_fn(|place| self.0[place] && !others.0[place]))
    }

    /// Whether the topic is one of them.
    pub(crate) fn has(self, topic: Topic) -> bool {
        self.0[topic as usize]
    }

    /// Adds the topic.
    pub(crate) fn note(&mut self, topic: Topic) {
        self.0[topic as usize] = true;
        let is_streamed = matches!(
            topic,
            Topic::Sessions
                | Topic::Orders
                | Topic::Stock
                | Topic::Returns
                | Topic::Purchasing
                | Topic::Issues
                | Topic::Accounts
        );
        self.0[Topic::Notices as usize] |= is_streamed;
    }
}

/// Changes of a transaction.
#[derive(Debug, Clone, Default)]
pub(crate) struct Changes {
    topics: Topics,
    stock: Vec<ProductId>,
}

impl Changes {
    /// Notes a change.
    pub(crate) fn note(&mut self, topic: Topic) {
        self.topics.note(topic);
    }

    /// The topics.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn topics(&self) -> Topics {
        self.topics
    }

    /// Records that the stock of a product has changed.
    pub(crate) fn note_stock(&mut self, product: ProductId) {
        self.stock.push(product);
        self.topics.note(Topic::Stock);
    }
}

impl Revisions {
    /// For a shared database; transactions send notifications under the name, if any.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn shared(sender: Option<String>) -> Revisions {
        Revisions { pending: Some(Mutex::default()), sender, ..Revisions::default() }
    }

    /// Sender name of transactional notifications.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn sender(&self) -> Option<&str> {
        self.sender.as_deref()
    }

    /// The topic's counter.
    pub(crate) fn get(&self, topic: Topic) -> u64 {
        self.counters[topic as usize].load(Ordering::Acquire)
    }

    /// How often stock has changed.
    pub(crate) fn stock(&self) -> u64 {
        self.stock.changes.load(Ordering::Acquire)
    }

    /// Whether the stock of one of these products, or of one that shares its counter, has changed since.
    pub(crate) fn has_stock_changed(&self, products: &[ProductId], seen: u64) -> bool {
        let last = |product: &ProductId| self.stock.last.get(usize::from(shelf(*product)));
        products.iter().any(|product| last(product).is_none_or(|last| last.load(Ordering::Acquire) > seen))
    }

    /// Raises the counters of what a transaction of this process changed, and wakes those who wait.
    pub(crate) fn raise(&self, changes: &Changes) {
        let shelves = || changes.stock.iter().map(|product| shelf(*product));
        self.stock.raise(shelves());
        if let Some(pending) = &self.pending {
            let sent = if self.sender.is_some() { changes.topics.sure() } else { Topics::default() };
            let mut pending = pending.lock().unwrap_or_else(PoisonError::into_inner);
            pending.topics.add(changes.topics.without(sent));
            pending.shelves.extend(shelves());
        }
        self.receive(changes.topics);
    }

    /// Queues a message, which is not stored, for the other processes.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn broadcast(&self, message: String) {
        let Some(pending) = &self.pending else { return };
        let mut pending = pending.lock().unwrap_or_else(PoisonError::into_inner);
        if pending.messages.len() < BROADCASTS {
            pending.messages.push(message);
        }
    }

    /// Stores a message of another process until somebody takes it.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn receive_broadcast(&self, message: &str) {
        let mut broadcasts = self.broadcasts.lock().unwrap_or_else(PoisonError::into_inner);
        if broadcasts.len() == BROADCASTS {
            broadcasts.pop_front();
        }
        broadcasts.push_back(message.to_owned());
    }

    /// Takes the messages of other processes.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn take_broadcasts(&self) -> Vec<String> {
        self.broadcasts.lock().unwrap_or_else(PoisonError::into_inner).drain(..).collect()
    }

    /// Takes the changes not yet sent to other processes.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn take_pending(&self) -> PendingTopics {
        let pending = self.pending.as_ref().map(|pending| pending.lock().unwrap_or_else(PoisonError::into_inner));
        pending.map(|mut pending| std::mem::take(&mut *pending)).unwrap_or_default()
    }

    /// Raises the stock counters changed by another process.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn receive_stock(&self, shelves: impl Iterator<Item = u16>) {
        self.stock.raise(shelves);
    }

    /// Raises the counters of changed topics, and wakes waiters.
    pub(crate) fn receive(&self, changed: Topics) {
        if changed == Topics::default() {
            return;
        }
        for (counter, changed) in self.counters.iter().zip(changed.0) {
            counter.fetch_add(u64::from(changed), Ordering::AcqRel);
        }
        // Whoever has looked and not yet begun to wait holds the gate; after it, the waking is heard.
        drop(self.gate());
        let raised = self.raised.iter().zip(changed.0).filter(|(_, changed)| *changed);
        raised.for_each(|(waiting, _)| waiting.notify_all());
    }

    /// Waits until the topic's counter is not `seen`, or the time is over.
    pub(crate) fn wait(&self, topic: Topic, seen: u64, timeout: Duration) {
        let unchanged = |_: &mut ()| self.get(topic) == seen;
        // Either way there is nothing to tell: the caller looks for itself.
        drop(self.raised[topic as usize].wait_timeout_while(self.gate(), timeout, unchanged));
    }

    fn gate(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sold(products: &[i64]) -> Changes {
        let mut changes = Changes::default();
        products.iter().for_each(|id| changes.note_stock(ProductId(*id)));
        changes
    }

    #[test]
    fn the_stock_of_a_product_changes_by_itself() {
        let revisions = Revisions::default();
        let seen = revisions.stock();
        let has_changed = |ids: &[i64], seen| {
            revisions.has_stock_changed(&ids.iter().map(|id| ProductId(*id)).collect::<Vec<_>>(), seen)
        };
        revisions.raise(&sold(&[7, 9]));
        assert!(has_changed(&[7], seen) && has_changed(&[9], seen) && has_changed(&[1, 2, 9], seen));
        assert!(!has_changed(&[8], seen) && !has_changed(&[], seen));
        let seen = revisions.stock();
        assert!(!has_changed(&[7, 9], seen), "nothing since");
        revisions.raise(&Changes::default());
        assert_eq!(revisions.stock(), seen, "nothing was sold");
        revisions.raise(&sold(&[8]));
        assert!(has_changed(&[8], seen) && !has_changed(&[7, 9], seen));
        assert!(has_changed(&[8 + 4096], seen), "it shares the counter");
    }

    #[test]
    fn others_are_sent_what_no_transaction_sent_them() {
        let revisions = Revisions::shared(Some("one".to_owned()));
        let mut changes = sold(&[7, 7 + 4096, 9]);
        changes.note(Topic::Prices);
        changes.note(Topic::Jobs);
        assert!(changes.topics().sure().has(Topic::Prices) && !changes.topics().sure().has(Topic::Jobs));
        revisions.raise(&changes);
        assert_eq!((revisions.get(Topic::Prices), revisions.get(Topic::Jobs)), (1, 1));
        let pending = revisions.take_pending();
        assert!(pending.topics.has(Topic::Jobs) && !pending.topics.has(Topic::Prices));
        assert_eq!(pending.shelves, BTreeSet::from([7, 9]));
        assert!(revisions.take_pending().shelves.is_empty());
        revisions.broadcast("hello".to_owned());
        assert_eq!(revisions.take_pending().messages, ["hello"]);
        let silent = Revisions::shared(None);
        silent.raise(&changes);
        assert!(silent.take_pending().topics.has(Topic::Prices), "nobody else tells of it");
        let alone = Revisions::default();
        alone.raise(&changes);
        alone.broadcast("hello".to_owned());
        let pending = alone.take_pending();
        assert_eq!((pending.topics, pending.messages.len()), (Topics::default(), 0), "there are no others");
    }

    #[test]
    fn what_others_broadcast_is_taken_once_and_the_oldest_of_too_much_is_dropped() {
        let revisions = Revisions::shared(None);
        (0..=BROADCASTS).for_each(|number| revisions.receive_broadcast(&number.to_string()));
        let broadcasts = revisions.take_broadcasts();
        assert_eq!((broadcasts.len(), broadcasts[0].as_str()), (BROADCASTS, "1"));
        assert!(revisions.take_broadcasts().is_empty());
    }
}
