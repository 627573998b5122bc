//! Rate limits of public operations per IP address and minute. Counted in memory, per instance: the limit only slows down
//! scraping and floods.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::address_source;

/// Maximum number of tracked addresses; beyond it, all counts restart.
const MOST_ADDRESSES: usize = 100_000;
const MINUTE: i64 = 60;
/// Reported errors of pages per address and minute.
pub(crate) const CLIENT_ERRORS: u32 = 20;

/// Requests per address in the current minute.
pub(crate) struct AddressLimit {
    limit: AtomicU32,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    minute: i64,
    by_address: HashMap<String, u32>,
}

impl Default for AddressLimit {
    /// The limit is unknown until the first request reads the setting.
    fn default() -> AddressLimit {
        AddressLimit::of(u32::MAX)
    }
}

impl AddressLimit {
    /// At most `limit` requests per minute.
    pub(crate) fn of(limit: u32) -> AddressLimit {
        AddressLimit { limit: AtomicU32::new(limit), counted: Mutex::default() }
    }

    /// Sets the limit of requests per minute.
    pub(crate) fn set_limit(&self, limit: u32) {
        self.limit.store(limit, Ordering::Relaxed);
    }

    /// Counts a request; returns how long to wait if there were too many.
    pub(crate) fn count(&self, address: Option<&str>, now: DateTime<Utc>) -> Result<(), Duration> {
        let (minute, second) = (now.timestamp().div_euclid(MINUTE), now.timestamp().rem_euclid(MINUTE));
        let source = address.map(address_source).unwrap_or_default();
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute || counted.by_address.len() >= MOST_ADDRESSES {
            *counted = Counted { minute, by_address: HashMap::new() };
        }
        let count = counted.by_address.entry(source).or_default();
        *count = count.saturating_add(1);
        if *count > self.limit.load(Ordering::Relaxed) { Err(Duration::seconds(MINUTE - second)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_a_minute() {
        let at = |second| DateTime::UNIX_EPOCH + Duration::seconds(second);
        let lookups = AddressLimit::of(2);
        let ask = |address: &str, second| lookups.count(Some(address), at(second));
        assert_eq!((ask("192.0.2.1", 0), ask("192.0.2.1", 59)), (Ok(()), Ok(())));
        assert_eq!(ask("192.0.2.1", 59), Err(Duration::seconds(1)));
        assert_eq!(ask("192.0.2.2", 59), Ok(()), "another address");
        assert_eq!(ask("192.0.2.1", 60), Ok(()), "another minute");
        lookups.set_limit(9);
        assert_eq!(lookups.count(None, at(60)), Ok(()));
    }
}
