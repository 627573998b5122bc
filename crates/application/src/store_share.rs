//! Shares of a store's threads and connections.

use std::sync::Arc;
use std::time::Duration;

use crate::{Access, Store, StoreLoad, Topic, Work};

/// The share of the store's threads and connections a unit of work uses, so that slow work only delays its own kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Share {
    /// What people wait for and is soon done: sessions, lists, orders.
    Requests,
    /// Reports and exports: slow, read-only.
    Reports,
    /// Jobs.
    Jobs,
}

/// A store for jobs, which uses their share.
pub struct ForJobs(pub Arc<dyn Store>);

impl Store for ForJobs {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.0.submit_to(Share::Jobs, access, work);
    }

    fn submit_to(&self, share: Share, access: Access, work: Box<dyn Work>) {
        self.0.submit_to(share, access, work);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.0.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, patience: Duration) {
        self.0.await_change(topic, seen, patience);
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    fn load(&self) -> StoreLoad {
        self.0.load()
    }
}
