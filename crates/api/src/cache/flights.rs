//! Single-flight: concurrent requests for the same key wait for the first one.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch::{Receiver, Sender, channel};

/// Those that are on their way.
pub(super) struct Flights<K>(Mutex<HashMap<K, Receiver<bool>>>);

impl<K> Default for Flights<K> {
    fn default() -> Self {
        Flights(Mutex::default())
    }
}

/// What to do on a cache miss.
pub(super) enum Turn<'a, K: Eq + Hash> {
    /// Make it.
    First(Flight<'a, K>),
    /// Wait for the one computing it.
    Wait(Landing),
}

/// A response being computed by its holder. Dropping it wakes waiters without a response.
pub(super) struct Flight<'a, K: Eq + Hash> {
    flights: &'a Flights<K>,
    key: K,
    sender: Sender<bool>,
}

/// The end of another's flight.
pub(super) struct Landing(Receiver<bool>);

impl<K: Clone + Eq + Hash> Flights<K> {
    /// Starts computing the response, or waits for it.
    pub(super) fn join(&self, key: &K) -> Turn<'_, K> {
        let mut flights = self.open();
        if let Some(receiver) = flights.get(key) {
            return Turn::Wait(Landing(receiver.clone()));
        }
        let (sender, receiver) = channel(false);
        flights.insert(key.clone(), receiver);
        Turn::First(Flight { flights: self, key: key.clone(), sender })
    }
}

impl<K> Flights<K> {
    fn open(&self) -> MutexGuard<'_, HashMap<K, Receiver<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Flight<'_, K> {
    /// Signals that the response is available.
    pub(super) fn land(self) {
        self.sender.send_replace(true);
    }
}

impl<K: Eq + Hash> Drop for Flight<'_, K> {
    fn drop(&mut self) {
        self.flights.open().remove(&self.key);
    }
}

impl Landing {
    /// Waits for the end; whether there is a response now. A flight may end without one: the work failed, or its client
    /// disconnected.
    pub(super) async fn has_landed(mut self) -> bool {
        self.0.wait_for(|landed| *landed).await.is_ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "tests")]
    use super::*;

    fn first<'a>(flights: &'a Flights<&'static str>, key: &'static str) -> Flight<'a, &'static str> {
        match flights.join(&key) {
            Turn::First(flight) => flight,
            Turn::Wait(_) => panic!("{key} is made already"),
        }
    }

    fn waits(flights: &Flights<&'static str>, key: &'static str) -> Landing {
        match flights.join(&key) {
            Turn::First(_) => panic!("nobody makes {key}"),
            Turn::Wait(landing) => landing,
        }
    }

    #[tokio::test]
    async fn one_makes_it_and_the_others_hear_of_it() {
        let flights = Flights::default();
        let flight = first(&flights, "list");
        let (one, other) = (waits(&flights, "list"), waits(&flights, "list"));
        let elsewhere = first(&flights, "card");
        flight.land();
        assert!(one.has_landed().await && other.has_landed().await);
        drop(elsewhere);
        drop(first(&flights, "list"));
    }

    #[tokio::test]
    async fn who_waits_is_told_when_there_is_no_answer() {
        let flights = Flights::default();
        let flight = first(&flights, "list");
        let waiting = waits(&flights, "list");
        drop(flight);
        assert!(!waiting.has_landed().await);
        drop(first(&flights, "list"));
        assert!(flights.open().is_empty());
    }
}
