//! Counters that tell kept answers that they are stale.

use std::sync::atomic::{AtomicU64, Ordering};

use tierway_application::Topic;

/// One counter for each topic.
#[derive(Debug, Default)]
pub(crate) struct Revisions {
    catalogue: AtomicU64,
}

/// Topics a transaction said it changed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Changes {
    catalogue: bool,
}

impl Changes {
    /// Notes a change.
    pub(crate) fn note(&mut self, topic: Topic) {
        match topic {
            Topic::Catalogue => self.catalogue = true,
        }
    }
}

impl Revisions {
    /// The topic's counter.
    pub(crate) fn get(&self, topic: Topic) -> u64 {
        match topic {
            Topic::Catalogue => self.catalogue.load(Ordering::Acquire),
        }
    }

    /// Raises the counters of what a committed transaction changed.
    pub(crate) fn raise(&self, changes: Changes) {
        if changes.catalogue {
            self.catalogue.fetch_add(1, Ordering::AcqRel);
        }
    }
}
