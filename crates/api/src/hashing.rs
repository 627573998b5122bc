//! Queue for password hashing. Each hash takes a core for some 50 ms and 19 MiB, so concurrency is limited to the
//! number of cores; a flood of sign-ins is rejected instead of piling up. IP addresses take turns (fair queueing), so
//! that one cannot delay all others.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tierway_accounts::address_source;
use tokio::sync::oneshot;

use crate::Problem;

/// How many may wait for each slot: about three seconds' worth.
const WAITING_PER_SLOT: usize = 60;
/// Limit per IP address.
const WAITING_OF_ONE: usize = 20;

/// The slots and who waits for them.
pub(crate) struct Hashing {
    queue: Arc<Mutex<Queue>>,
    slots: usize,
}

struct Queue {
    free: usize,
    /// Waiting requests by address; the first is next.
    lanes: VecDeque<Lane>,
}

/// Waiting requests of one address, first in, first out.
struct Lane {
    source: Option<String>,
    waiting: VecDeque<oneshot::Sender<Turn>>,
}

/// A slot; dropping it passes it to the next waiter.
pub(crate) struct Turn(Arc<Mutex<Queue>>);

impl Hashing {
    /// Lets `slots` passwords be hashed at once.
    pub(crate) fn new(slots: usize) -> Hashing {
        let slots = slots.max(1);
        Hashing { queue: Arc::new(Mutex::new(Queue { free: slots, lanes: VecDeque::new() })), slots }
    }

    /// Waits for a slot and holds it until dropped; 503 when too many wait already, of all or from this address.
    pub(crate) async fn turn(&self, address: Option<&str>) -> Result<Turn, Problem> {
        let given = {
            let mut queue = locked(&self.queue);
            if queue.free > 0 {
                queue.free -= 1;
                return Ok(Turn(Arc::clone(&self.queue)));
            }
            queue.wait(address.map(address_source), self.slots)?
        };
        given.await.map_err(|error| Problem::internal(&error))
    }
}

impl Queue {
    fn wait(&mut self, source: Option<String>, slots: usize) -> Result<oneshot::Receiver<Turn>, Problem> {
        // Whoever gave up waits no longer.
        self.lanes.iter_mut().for_each(|lane| lane.waiting.retain(|one| !one.is_closed()));
        self.lanes.retain(|lane| !lane.waiting.is_empty());
        let all: usize = self.lanes.iter().map(|lane| lane.waiting.len()).sum();
        let lane = self.lanes.iter().position(|lane| lane.source == source);
        let of_one = lane.map_or(0, |at| self.lanes[at].waiting.len());
        if all >= slots * WAITING_PER_SLOT || of_one >= slots * WAITING_OF_ONE {
            return Err(Problem::busy());
        }
        let (give, given) = oneshot::channel();
        match lane {
            Some(at) => self.lanes[at].waiting.push_back(give),
            None => self.lanes.push_back(Lane { source, waiting: VecDeque::from([give]) }),
        }
        Ok(given)
    }

    /// The next waiter; its address moves to the end of the queue.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let mut lane = self.lanes.pop_front()?;
        let next = lane.waiting.pop_front();
        if !lane.waiting.is_empty() {
            self.lanes.push_back(lane);
        }
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queue = locked(&self.0);
        match queue.next() {
            // A waiter that has given up drops its slot, which passes it on.
            Some(next) => {
                drop(queue);
                drop(next.send(Turn(Arc::clone(&self.0))));
            }
            None => queue.free += 1,
        }
    }
}

fn locked(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use futures_util::future::FutureExt as _;

    const ONE: Option<&str> = Some("192.0.2.1");
    const OTHER: Option<&str> = Some("192.0.2.2");

    #[actix_web::test]
    async fn a_flood_is_turned_away() {
        let hashing = Hashing::new(1);
        let held = hashing.turn(None).await.unwrap();
        let sources: Vec<_> = (0..WAITING_PER_SLOT).map(|number| format!("192.0.2.{number}")).collect();
        let mut waiting: Vec<_> = sources.iter().map(|source| Box::pin(hashing.turn(Some(source)))).collect();
        assert!(waiting.iter_mut().all(|turn| turn.now_or_never().is_none()));
        assert_eq!(hashing.turn(None).await.err().unwrap().status, 503);
        drop(held);
        // Each gives its slot on at once.
        for turn in waiting {
            drop(turn.await.unwrap());
        }
        assert!(hashing.turn(None).await.is_ok());
    }

    #[actix_web::test]
    async fn addresses_take_turns_and_one_cannot_fill_the_queue() {
        let hashing = Hashing::new(1);
        let held = hashing.turn(None).await.unwrap();
        let mut flood: Vec<_> = (0..WAITING_OF_ONE).map(|_| Box::pin(hashing.turn(ONE))).collect();
        assert!(flood.iter_mut().all(|turn| turn.now_or_never().is_none()));
        assert_eq!(hashing.turn(ONE).await.err().unwrap().status, 503);
        let mut other = Box::pin(hashing.turn(OTHER));
        assert!((&mut other).now_or_never().is_none());
        drop(held);
        let first = (&mut flood[0]).now_or_never().unwrap().unwrap();
        assert!((&mut other).now_or_never().is_none());
        drop(first);
        let second = (&mut other).now_or_never().unwrap().unwrap();
        assert!((&mut flood[1]).now_or_never().is_none());
        drop(second);
        assert!((&mut flood[1]).now_or_never().is_some());
    }

    #[actix_web::test]
    async fn whoever_gives_up_keeps_no_slot_and_no_place() {
        let hashing = Hashing::new(1);
        let held = hashing.turn(None).await.unwrap();
        let mut gone: Vec<_> = (0..WAITING_OF_ONE).map(|_| Box::pin(hashing.turn(ONE))).collect();
        assert!(gone.iter_mut().all(|turn| turn.now_or_never().is_none()));
        let served_and_gone = gone.remove(0);
        drop(gone);
        let mut late = Box::pin(hashing.turn(ONE));
        assert!((&mut late).now_or_never().is_none());
        drop(held);
        // The slot was given to this one, who does not come for it.
        drop(served_and_gone);
        assert!(late.now_or_never().is_some());
    }
}
