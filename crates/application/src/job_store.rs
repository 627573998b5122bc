//! The store as jobs use it.

use std::sync::Arc;
use std::time::Duration;

use crate::{Access, Share, Store, StoreLoad, Topic, Work};

/// A store for jobs, which uses their share.
pub struct JobStore(pub Arc<dyn Store>);

impl Store for JobStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.0.submit_to(Share::Jobs, access, work);
    }

    fn submit_to(&self, share: Share, access: Access, work: Box<dyn Work>) {
        self.0.submit_to(share, access, work);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.0.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, timeout: Duration) {
        self.0.await_change(topic, seen, timeout);
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    fn load(&self) -> StoreLoad {
        self.0.load()
    }
}
