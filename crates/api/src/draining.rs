//! Draining before shutdown: the instance still serves requests, but reports not ready and closes each connection after
//! its response, so that load balancers and clients move on before the listener closes.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Whether the instance is draining, and how often it reported so.
#[derive(Default)]
pub(crate) struct Draining {
    begun: AtomicBool,
    reports: AtomicU32,
}

impl Draining {
    pub(crate) fn begin(&self) {
        self.begun.store(true, Ordering::Release);
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.begun.load(Ordering::Acquire)
    }

    /// Whether a readiness check must report not ready; counted.
    pub(crate) fn report(&self) -> bool {
        let begun = self.has_begun();
        self.reports.fetch_add(u32::from(begun), Ordering::AcqRel);
        begun
    }

    pub(crate) fn reports(&self) -> u32 {
        self.reports.load(Ordering::Acquire)
    }
}
