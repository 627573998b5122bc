//! Turns at password hashing. Each takes a core for some 50 ms and 19 MiB, so only as many run at once as there are
//! cores; a flood of sign-ins is turned away instead of piling up.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::Problem;

/// How many may wait for each slot: about three seconds' worth.
const WAITING_PER_SLOT: usize = 60;

/// The slots and who waits for them.
pub(crate) struct Hashing {
    slots: Semaphore,
    waiting: Arc<AtomicUsize>,
    most_waiting: usize,
}

/// Counts somebody who waits, until they need not any more.
struct Waiting(Arc<AtomicUsize>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hashing {
    /// Lets `slots` passwords be hashed at once.
    pub(crate) fn new(slots: usize) -> Hashing {
        let slots = slots.max(1);
        Hashing { slots: Semaphore::new(slots), waiting: Arc::default(), most_waiting: slots * WAITING_PER_SLOT }
    }

    /// Waits for a slot and holds it until dropped; 503 when too many wait already.
    pub(crate) async fn turn(&self) -> Result<SemaphorePermit<'_>, Problem> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.most_waiting {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Problem::busy());
        }
        let _waiting = Waiting(Arc::clone(&self.waiting));
        self.slots.acquire().await.map_err(|error| Problem::internal(&error))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use futures_util::future::{FutureExt as _, join_all};

    #[actix_web::test]
    async fn a_flood_is_turned_away() {
        let hashing = Hashing::new(1);
        let held = hashing.turn().await.unwrap();
        let mut waiting: Vec<_> = (0..WAITING_PER_SLOT).map(|_| Box::pin(hashing.turn())).collect();
        assert!(waiting.iter_mut().all(|turn| turn.now_or_never().is_none()));
        assert_eq!(hashing.turn().await.unwrap_err().status, 503);
        drop(held);
        // Each gives its slot on at once.
        let all = join_all(waiting.into_iter().map(|turn| turn.map(|turn| turn.is_ok()))).await;
        assert!(all.into_iter().all(|ok| ok));
        assert!(hashing.turn().await.is_ok());
    }
}
