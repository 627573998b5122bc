//! Counters that tell kept answers that they are stale, and those who wait that there is something new.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tierway_application::Topic;

/// How many topics there are.
const TOPICS: usize = 3;

/// A topic's place among the counters.
fn place(topic: Topic) -> usize {
    match topic {
        Topic::Catalogue => 0,
        Topic::Settings => 1,
        Topic::Jobs => 2,
    }
}

/// One counter for each topic.
#[derive(Debug, Default)]
pub(crate) struct Revisions {
    counters: [AtomicU64; TOPICS],
    gate: Mutex<()>,
    raised: Condvar,
}

/// Topics a transaction said it changed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Changes([bool; TOPICS]);

impl Changes {
    /// Notes a change.
    pub(crate) fn note(&mut self, topic: Topic) {
        self.0[place(topic)] = true;
    }
}

impl Revisions {
    /// The topic's counter.
    pub(crate) fn get(&self, topic: Topic) -> u64 {
        self.counters[place(topic)].load(Ordering::Acquire)
    }

    /// Raises the counters of what a committed transaction changed, and wakes those who wait.
    pub(crate) fn raise(&self, changes: Changes) {
        if changes.0 == [false; TOPICS] {
            return;
        }
        for (counter, changed) in self.counters.iter().zip(changes.0) {
            counter.fetch_add(u64::from(changed), Ordering::AcqRel);
        }
        // Whoever has looked and not yet begun to wait holds the gate; after it, the waking is heard.
        drop(self.gate());
        self.raised.notify_all();
    }

    /// Waits until the topic's counter is not `seen`, or the time is over.
    pub(crate) fn wait(&self, topic: Topic, seen: u64, patience: Duration) {
        let unchanged = |_: &mut ()| self.get(topic) == seen;
        // Either way there is nothing to tell: the caller looks for itself.
        drop(self.raised.wait_timeout_while(self.gate(), patience, unchanged));
    }

    fn gate(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
