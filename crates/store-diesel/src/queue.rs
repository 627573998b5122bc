//! A bounded queue of work between the callers and the store's threads.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tierway_application::{Access, QueueLoad, Work};
use tierway_kernel::StoreError;

/// Maximum queue length; further work is rejected as unavailable.
pub(crate) const CAPACITY: usize = 1024;

/// Interval of checks for expired work.
const LOOK: Duration = Duration::from_millis(250);

/// The queue.
pub(crate) struct Queue {
    state: Mutex<State>,
    filled: Condvar,
    closing: Condvar,
    /// Maximum queue time of work with a waiting caller.
    timeout: Duration,
}

/// Queued work and its access.
pub(crate) type Asked = (Access, Box<dyn Work>);

/// Queued work with arrival times, and totals so far.
#[derive(Default)]
struct State {
    works: VecDeque<(Instant, Asked)>,
    closed: bool,
    taken: u64,
    waited: Duration,
    refused: u64,
}

impl State {
    /// Takes up to `most` works out.
    fn take(&mut self, most: usize) -> Vec<Asked> {
        let (count, now) = (self.works.len().min(most), Instant::now());
        let waited = &mut self.waited;
        let taken = self.works.drain(..count).map(|(came, asked)| {
            *waited += now.saturating_duration_since(came);
            asked
        });
        let taken: Vec<_> = taken.collect();
        self.taken += taken.len() as u64;
        taken
    }

    /// Removes expired work with a waiting caller.
    fn take_late(&mut self, timeout: Duration) -> Vec<Box<dyn Work>> {
        let is_late = |came: Instant| came.elapsed() >= timeout;
        // The longest waiting is first.
        if !self.works.front().is_some_and(|(came, _)| is_late(*came)) {
            return Vec::new();
        }
        let mut late = Vec::new();
        for (came, (access, work)) in std::mem::take(&mut self.works) {
            if work.has_waiting_caller() && is_late(came) {
                late.push(work);
            } else {
                self.works.push_back((came, (access, work)));
            }
        }
        self.refused += late.len() as u64;
        late
    }
}

impl Queue {
    pub(crate) fn new(timeout: Duration) -> Queue {
        Queue { state: Mutex::default(), filled: Condvar::new(), closing: Condvar::new(), timeout }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing panics while the lock is held; a poisoned state is still a whole one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the work in, or finishes it at once when the queue is full or closed.
    pub(crate) fn push(&self, access: Access, work: Box<dyn Work>) {
        let mut state = self.lock();
        if state.closed || state.works.len() >= CAPACITY {
            state.refused += 1;
            drop(state);
            work.finish(Err(StoreError::Unavailable));
            return;
        }
        state.works.push_back((Instant::now(), (access, work)));
        drop(state);
        self.filled.notify_one();
    }

    /// Waits for work and takes up to `most`; `None` once the queue is closed and empty.
    pub(crate) fn pop(&self, most: usize) -> Option<Vec<Asked>> {
        let mut state = self.lock();
        loop {
            if !state.works.is_empty() {
                return Some(state.take(most));
            }
            if state.closed {
                return None;
            }
            state = self.filled.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Rejects expired work until the queue is closed: blocked threads cannot do it.
    pub(crate) fn watch(&self) {
        let mut state = self.lock();
        while !state.closed {
            let late = state.take_late(self.timeout);
            if late.is_empty() {
                state = self.closing.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner).0;
                continue;
            }
            drop(state);
            tracing::warn!(count = late.len(), "the database is held up; what waited too long was refused");
            late.into_iter().for_each(|work| work.finish(Err(StoreError::Unavailable)));
            state = self.lock();
        }
    }

    /// Rejects further work; queued work is still done.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.filled.notify_all();
        self.closing.notify_all();
    }

    /// How busy it is.
    pub(crate) fn load(&self) -> QueueLoad {
        let state = self.lock();
        QueueLoad {
            waiting: state.works.len() as u64,
            oldest: state.works.front().map_or(Duration::ZERO, |(came, _)| came.elapsed()),
            taken: state.taken,
            waited: state.waited,
            refused: state.refused,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use tierway_application::{Transaction, Verdict};

    use super::*;

    struct Idle;

    impl Work for Idle {
        fn run(&mut self, _: &mut dyn Transaction) -> Verdict {
            Verdict::Commit
        }

        fn finish(self: Box<Self>, _: Result<(), StoreError>) {}
    }

    #[test]
    fn what_waits_what_was_taken_and_what_was_refused_is_counted() {
        let queue = Queue::new(Duration::from_secs(60));
        assert_eq!(queue.load(), QueueLoad::default());
        for _ in 0..CAPACITY + 3 {
            queue.push(Access::Read, Box::new(Idle));
        }
        let full = queue.load();
        assert_eq!((full.waiting, full.taken, full.refused), (CAPACITY as u64, 0, 3));
        assert!(full.oldest > Duration::ZERO && full.waited == Duration::ZERO);
        assert_eq!(queue.pop(5).unwrap().len(), 5);
        assert_eq!(queue.pop(CAPACITY).unwrap().len(), CAPACITY - 5);
        let empty = queue.load();
        assert_eq!((empty.waiting, empty.taken, empty.refused), (0, CAPACITY as u64, 3));
        assert!(empty.oldest == Duration::ZERO && empty.waited > Duration::ZERO);
    }
}
