//! Session cache, so that not every request queries the database. Sign-out, revocation, role changes, deactivation and
//! reviews take effect at once, because they raise a topic; on other instances within a second, and without a listener
//! nothing is cached.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use quick_cache::sync::Cache;
use tierway_accounts::{Session as Record, SessionLimits};
use tierway_application::Topic;

use crate::freshness::{Source, Stamp};
use crate::session_owner::Bound;

/// The account of a session and its permissions change with these.
const TOPICS: &[Topic] = &[Topic::Sessions, Topic::Accounts, Topic::Settings];
/// Capacity; about half a kilobyte each, LRU eviction.
const REMEMBERED: usize = 4096;

/// Live sessions by the hash of their key.
pub(crate) struct SessionCache(Cache<String, Arc<Known>>);

struct Known {
    stamp: Stamp,
    record: Record,
    limits: SessionLimits,
    bound: Bound,
}

impl Default for SessionCache {
    fn default() -> Self {
        SessionCache(Cache::new(REMEMBERED))
    }
}

impl Known {
    /// Whether it is still current and nothing needs to be written.
    fn is_valid(&self, source: Source<'_>, now: DateTime<Utc>) -> bool {
        self.stamp.is_valid_strictly(source)
            && self.record.is_live(self.limits, now)
            && !self.record.wants_touch(now)
            && self.bound.viewed().is_none_or(|viewed| viewed.is_over || now < viewed.until)
    }
}

impl SessionCache {
    /// Taken before a session is read.
    pub(crate) fn stamp(source: Source<'_>) -> Stamp {
        Stamp::now(source, TOPICS)
    }

    /// The session, unless it must be read (again).
    pub(crate) fn find(&self, source: Source<'_>, hash: &str, now: DateTime<Utc>) -> Option<Bound> {
        let known = self.0.get(hash)?;
        known.is_valid(source, now).then(|| known.bound.clone())
    }

    /// Remembers a live session that was read.
    pub(crate) fn note(&self, hash: String, stamp: Stamp, record: &Record, limits: SessionLimits, bound: &Bound) {
        let record = Record { address: None, user_agent: None, ..record.clone() };
        self.0.insert(hash, Arc::new(Known { stamp, record, limits, bound: bound.clone() }));
    }
}
