//! Short-lived cache of whether there are any webhooks, so that installations without webhooks pay nothing for them.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};

/// Time to live: a webhook created on another instance receives events a second later.
const BELIEVED: Duration = Duration::seconds(1);

/// Whether there were listeners, and when this was checked.
#[derive(Default)]
pub struct ListenerCache(Mutex<Option<(DateTime<Utc>, bool)>>);

impl ListenerCache {
    /// The cached value; `None` if it has expired.
    pub(super) fn recall(&self, now: DateTime<Utc>) -> Option<bool> {
        let seen = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.filter(|(at, _)| now >= *at && now - *at < BELIEVED).map(|(_, anybody)| anybody)
    }

    /// Caches the value.
    pub(super) fn note(&self, anybody: bool, now: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, anybody));
    }

    /// Clears the cache, because a listener was added.
    pub(super) fn purge(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_is_believed_for_a_second_and_not_before_it_was_seen() {
        let (listener_cache, now) = (ListenerCache::default(), DateTime::UNIX_EPOCH);
        assert_eq!(listener_cache.recall(now), None);
        listener_cache.note(false, now);
        assert_eq!(listener_cache.recall(now + Duration::milliseconds(999)), Some(false));
        assert_eq!(
            (listener_cache.recall(now + Duration::seconds(1)), listener_cache.recall(now - Duration::seconds(1))),
            (None, None)
        );
        listener_cache.note(true, now);
        assert_eq!(listener_cache.recall(now), Some(true));
        listener_cache.purge();
        assert_eq!(listener_cache.recall(now), None);
    }
}
