//! Response cache, shared by viewer profile (decision 71). The shop is read far more often than it changes, and
//! responses depend on the viewer's profile, not on the person; so serialized responses are cached by profile, path and
//! query until something they depend on changes. Of concurrent requests for a missing entry, one computes it
//! (single-flight).

mod answering;
mod cached;
mod flights;

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tierway_application::catalogue::ViewerProfile;

use self::cached::CachedResponse;
pub(crate) use self::cached::FreshResponse;
use self::flights::Flights;

/// Cache size in bytes, with LRU eviction. Recomputing a response costs little with an embedded database, and seven
/// times as much over a connection.
const CAPACITY: u64 = 24 * 1024 * 1024;
const CAPACITY_OF_SHARED: u64 = 56 * 1024 * 1024;

/// Cache key.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    /// `None`: the same for everyone.
    viewer: Option<ViewerProfile>,
    /// Path and query.
    address: Arc<str>,
}

/// Weight in bytes.
#[derive(Clone)]
struct ByteWeight;

impl Weighter<Key, Arc<CachedResponse>> for ByteWeight {
    fn weight(&self, key: &Key, cached: &Arc<CachedResponse>) -> u64 {
        u64::try_from(size_of::<Key>() + key.address.len() + cached.size()).unwrap_or(u64::MAX)
    }
}

/// Cached responses, and those being computed.
pub(crate) struct ResponseCache {
    cached: Cache<Key, Arc<CachedResponse>, ByteWeight>,
    flights: Flights<Key>,
}

impl ResponseCache {
    /// An empty cache; `is_shared`: other processes may use the database.
    pub(crate) fn new(is_shared: bool) -> ResponseCache {
        let capacity = if is_shared { CAPACITY_OF_SHARED } else { CAPACITY };
        ResponseCache { cached: Cache::with_weighter(4096, capacity, ByteWeight), flights: Flights::default() }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use tierway_kernel::Actor;

    use super::*;

    #[test]
    fn answers_are_kept_up_to_so_many_bytes_guests_and_buyers_together() {
        let cache = ResponseCache::new(false);
        let guest = Some(ViewerProfile::of(&Actor::Guest, None));
        let owner = Some(ViewerProfile::of(&Actor::System, None));
        let keys: Vec<Key> = (0..100)
            .flat_map(|number| [guest, owner, None].map(|viewer| Key { viewer, address: format!("/{number}").into() }))
            .collect();
        for key in &keys {
            cache.cached.insert(key.clone(), Arc::new(CachedResponse::of_bytes(vec![0; 400 * 1024])));
        }
        let bytes: usize = keys.iter().filter_map(|key| cache.cached.get(key)).map(|cached| cached.body_len()).sum();
        assert!(bytes > 0 && bytes as u64 <= CAPACITY, "{bytes}");
    }
}
