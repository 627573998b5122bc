//! Counters that tell kept answers that they are stale, and those who wait that there is something new.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tierway_application::Topic;

/// How many topics there are.
const TOPICS: usize = 7;

/// A topic's place among the counters.
fn place(topic: Topic) -> usize {
    match topic {
        Topic::Catalogue => 0,
        Topic::Settings => 1,
        Topic::Jobs => 2,
        Topic::Notices => 3,
        Topic::Sessions => 4,
        Topic::Orders => 5,
        Topic::Accounts => 6,
    }
}

/// One counter for each topic.
#[derive(Debug, Default)]
pub(crate) struct Revisions {
    counters: [AtomicU64; TOPICS],
    /// What other processes were not told yet.
    untold: Mutex<Changes>,
    gate: Mutex<()>,
    raised: Condvar,
}

/// Topics a transaction said it changed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Changes([bool; TOPICS]);

impl Changes {
    /// Whether the topic changed.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn has(self, topic: Topic) -> bool {
        self.0[place(topic)]
    }

    /// Notes a change.
    pub(crate) fn note(&mut self, topic: Topic) {
        self.0[place(topic)] = true;
        if matches!(topic, Topic::Sessions | Topic::Orders | Topic::Accounts) {
            self.0[place(Topic::Notices)] = true;
        }
    }
}

impl Revisions {
    /// The topic's counter.
    pub(crate) fn get(&self, topic: Topic) -> u64 {
        self.counters[place(topic)].load(Ordering::Acquire)
    }

    /// Raises the counters of what a transaction of this process changed, and wakes those who wait.
    pub(crate) fn raise(&self, changes: Changes) {
        if changes.0 == [false; TOPICS] {
            return;
        }
        for (untold, changed) in self.untold().0.iter_mut().zip(changes.0) {
            *untold |= changed;
        }
        self.hear(changes);
    }

    /// What was raised here and not taken yet, to be told to other processes.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "only PostgreSQL is shared"))]
    pub(crate) fn take_untold(&self) -> Changes {
        std::mem::take(&mut *self.untold())
    }

    fn untold(&self) -> MutexGuard<'_, Changes> {
        self.untold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Raises the counters of what some process changed, and wakes those who wait.
    pub(crate) fn hear(&self, changes: Changes) {
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
