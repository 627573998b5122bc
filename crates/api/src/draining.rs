//! An instance that is about to stop: it still answers everything, but says that it is not ready and closes each
//! connection after its answer, so that balancers and clients go elsewhere before the listener closes.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Whether the instance is about to stop, and how often it said so.
#[derive(Default)]
pub(crate) struct Draining {
    begun: AtomicBool,
    told: AtomicU32,
}

impl Draining {
    pub(crate) fn begin(&self) {
        self.begun.store(true, Ordering::Release);
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.begun.load(Ordering::Acquire)
    }

    /// Whether somebody who asks if the instance is ready is to be told that it stops; counted.
    pub(crate) fn tell(&self) -> bool {
        let begun = self.has_begun();
        self.told.fetch_add(u32::from(begun), Ordering::AcqRel);
        begun
    }

    pub(crate) fn told(&self) -> u32 {
        self.told.load(Ordering::Acquire)
    }
}
