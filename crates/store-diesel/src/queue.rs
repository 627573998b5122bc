//! A bounded queue of work between the callers and the store's threads.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use tierway_application::Work;
use tierway_kernel::StoreError;

/// Most works that wait; further ones are answered "unavailable" at once.
pub(crate) const CAPACITY: usize = 1024;

/// The queue.
#[derive(Default)]
pub(crate) struct Queue {
    state: Mutex<State>,
    filled: Condvar,
}

#[derive(Default)]
struct State {
    works: VecDeque<Box<dyn Work>>,
    closed: bool,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing panics while the lock is held; a poisoned state is still a whole one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the work in, or finishes it at once when the queue is full or closed.
    pub(crate) fn push(&self, work: Box<dyn Work>) {
        let mut state = self.lock();
        if state.closed || state.works.len() >= CAPACITY {
            drop(state);
            work.finish(Err(StoreError::Unavailable));
            return;
        }
        state.works.push_back(work);
        drop(state);
        self.filled.notify_one();
    }

    /// Waits for work and takes up to `most` pieces; `None` once the queue is closed and empty.
    pub(crate) fn pop(&self, most: usize) -> Option<Vec<Box<dyn Work>>> {
        let mut state = self.lock();
        loop {
            if !state.works.is_empty() {
                let count = state.works.len().min(most);
                return Some(state.works.drain(..count).collect());
            }
            if state.closed {
                return None;
            }
            state = self.filled.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Refuses further work; what waits is still done.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.filled.notify_all();
    }
}
