//! Answers kept for all who see the same (decision 71). The shop is read far more often than it changes, and what somebody
//! sees of it depends on their profile, not on the person; so the serialized bytes are kept by profile, path and query
//! while what they depend on stands still. Of many who ask at once for what is not there, one makes it.

mod answering;
mod flights;
mod kept;

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tierway_application::catalogue::ViewerProfile;

use self::flights::Flights;
use self::kept::Kept;
pub(crate) use self::kept::Made;

/// How many bytes of answers are kept; the least used give way. Where the database is in the process, an answer is made anew
/// for little; where it is asked over a connection, for seven times as much.
const CAPACITY: u64 = 24 * 1024 * 1024;
const CAPACITY_OF_SHARED: u64 = 56 * 1024 * 1024;

/// Whose answer to what.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    /// `None`: it is the same for everybody.
    viewer: Option<ViewerProfile>,
    /// Path and query.
    address: Arc<str>,
}

/// Counts bytes.
#[derive(Clone)]
struct BySize;

impl Weighter<Key, Arc<Kept>> for BySize {
    fn weight(&self, key: &Key, kept: &Arc<Kept>) -> u64 {
        u64::try_from(size_of::<Key>() + key.address.len() + kept.size()).unwrap_or(u64::MAX)
    }
}

/// Kept answers, and those that are being made.
pub(crate) struct AnswerCache {
    kept: Cache<Key, Arc<Kept>, BySize>,
    flights: Flights<Key>,
}

impl AnswerCache {
    /// None yet; `is_shared`: others may use the database as well.
    pub(crate) fn new(is_shared: bool) -> AnswerCache {
        let capacity = if is_shared { CAPACITY_OF_SHARED } else { CAPACITY };
        AnswerCache { kept: Cache::with_weighter(4096, capacity, BySize), flights: Flights::default() }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use tierway_kernel::Actor;

    use super::*;

    #[test]
    fn answers_are_kept_up_to_so_many_bytes_guests_and_buyers_together() {
        let cache = AnswerCache::new(false);
        let guest = Some(ViewerProfile::of(&Actor::Guest, None));
        let owner = Some(ViewerProfile::of(&Actor::System, None));
        let keys: Vec<Key> = (0..100)
            .flat_map(|number| [guest, owner, None].map(|viewer| Key { viewer, address: format!("/{number}").into() }))
            .collect();
        for key in &keys {
            cache.kept.insert(key.clone(), Arc::new(Kept::of_bytes(vec![0; 400 * 1024])));
        }
        let bytes: usize = keys.iter().filter_map(|key| cache.kept.get(key)).map(|kept| kept.body_len()).sum();
        assert!(bytes > 0 && bytes as u64 <= CAPACITY, "{bytes}");
    }
}
