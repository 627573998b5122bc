//! Extends the lease of a job while it runs, so that leases can be short: a job of a crashed instance is soon taken
//! over, a long-running one is not.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::{Job, LEASE};
use crate::{Access, Services, Store, transact_blocking};

/// Time between two renewals: two may fail before a lease ends.
pub(super) const RENEWAL: Duration = Duration::from_secs(20);

/// Does `work`, and leases `job` on after each `pause` until it is done.
pub fn while_leased<T>(
    store: &dyn Store,
    services: &Services,
    job: &Job,
    pause: Duration,
    work: impl FnOnce() -> T,
) -> T {
    std::thread::scope(|scope| {
        let (is_done, done) = channel();
        scope.spawn(move || keep(store, services, job, pause, &done));
        let outcome = work();
        drop(is_done);
        outcome
    })
}

/// Renews the lease after each pause, until the work is done or the lease is lost.
fn keep(store: &dyn Store, services: &Services, job: &Job, pause: Duration, done: &Receiver<()>) {
    while done.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
        let (job, until) = (job.clone(), services.clock.now() + LEASE);
        match transact_blocking(store, Access::Write, move |tx| Ok(tx.jobs().renew(&job, until)?)) {
            Ok(true) => {}
            Ok(false) => return,
            // The next renewal may do better; without one, another instance takes the job over.
            Err(cause) => tracing::warn!(%cause, "a job could not be leased on"),
        }
    }
}
