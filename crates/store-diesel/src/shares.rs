//! Shares of the store's threads and connections by kind of work, so that slow work only delays its own kind. The same
//! for both databases; SQLite's writes all go to its one writer.

use std::sync::Arc;
use std::time::Duration;

use tierway_application::{Access, PoolLoad, Share, StoreLoad, Work};

use crate::queue::Queue;

/// How many threads each share has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shares {
    /// Requests that read.
    pub(crate) reads: u32,
    /// Requests that write.
    pub(crate) writes: u32,
    /// Reports and exports.
    pub(crate) reports: u32,
    /// Jobs.
    pub(crate) jobs: u32,
}

impl Shares {
    /// The fewest threads that can be shared out.
    pub(crate) const FEWEST: u32 = 5;

    /// Distributes this many threads, at least one per share: an eighth for reports, an eighth for jobs, a quarter for
    /// reads, and the rest, half, for writes, which take longest. Only one job at a time is long-running, which leaves
    /// threads for others.
    pub(crate) fn of(threads: u32) -> Shares {
        let threads = threads.max(Shares::FEWEST);
        let part = |parts: u32| (threads / parts).max(1);
        let (reads, reports, jobs) = (part(4), part(8), part(8).max(2));
        Shares { reads, writes: threads - reads - reports - jobs, reports, jobs }
    }

    /// All threads.
    pub(crate) fn all(self) -> u32 {
        self.reads + self.writes + self.reports + self.jobs
    }
}

/// A queue for each share.
pub(crate) struct Queues {
    pub(crate) reads: Arc<Queue>,
    pub(crate) writes: Arc<Queue>,
    pub(crate) reports: Arc<Queue>,
    pub(crate) jobs: Arc<Queue>,
}

impl Queues {
    /// Empty ones; work with a waiting caller waits `timeout` for a thread.
    pub(crate) fn new(timeout: Duration) -> Queues {
        let queue = || Arc::new(Queue::new(timeout));
        Queues { reads: queue(), writes: queue(), reports: queue(), jobs: queue() }
    }

    /// Queues a work where it belongs.
    pub(crate) fn push(&self, share: Share, access: Access, work: Box<dyn Work>) {
        let queue = match (share, access) {
            (Share::Requests, Access::Read) => &self.reads,
            (Share::Requests, Access::Write) => &self.writes,
            (Share::Reports, _) => &self.reports,
            (Share::Jobs, _) => &self.jobs,
        };
        queue.push(access, work);
    }

    /// How busy they are, with the connections.
    pub(crate) fn load(&self, pool: PoolLoad) -> StoreLoad {
        let [reads, writes, reports, jobs] =
            [&self.reads, &self.writes, &self.reports, &self.jobs].map(|queue| queue.load());
        StoreLoad { reads, writes, reports, jobs, pool }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_has_a_share_and_every_share_a_thread() {
        assert_eq!(Shares::of(16), Shares { reads: 4, writes: 8, reports: 2, jobs: 2 });
        assert_eq!(Shares::of(0), Shares { reads: 1, writes: 1, reports: 1, jobs: 2 });
        for threads in Shares::FEWEST..200 {
            let Shares { reads, writes, reports, jobs } = Shares::of(threads);
            assert_eq!(Shares::of(threads).all(), threads);
            assert!([reads, writes, reports, jobs].into_iter().all(|share| share > 0), "{threads}");
            assert!(writes >= reads && reads >= reports, "{threads}");
        }
    }
}
