//! Throttling of guesses: failures are counted per source (typed name, IP address), and a source that fails too often
//! is blocked for a while. The response does not depend on whether the account exists.

use std::net::IpAddr;

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::StoreError;

/// Recent activity of a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throttle {
    /// How often it failed (or did what is counted) in the running window.
    pub failures: u32,
    /// When the window began.
    pub window_started_at: DateTime<Utc>,
    /// Until when it is blocked, if it was.
    pub blocked_until: Option<DateTime<Utc>>,
}

/// How many failures are allowed, and the block that follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThrottlePolicy {
    /// The failure that blocks; each further one doubles the pause.
    pub limit: u32,
    /// How long failures count.
    pub window: Duration,
    /// The first pause.
    pub first_block: Duration,
    /// The longest pause.
    pub longest_block: Duration,
}

/// How often something may be done in a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// How often.
    pub limit: u32,
    /// In how long.
    pub window: Duration,
}

/// Wrong passwords for one account name.
pub const ACCOUNT_THROTTLE: ThrottlePolicy = ThrottlePolicy { limit: 5, ..ADDRESS_THROTTLE };
/// Wrong passwords from one address, whatever the names.
pub const ADDRESS_THROTTLE: ThrottlePolicy = ThrottlePolicy {
    limit: 50,
    window: Duration::minutes(15),
    first_block: Duration::seconds(30),
    longest_block: Duration::minutes(15),
};
/// How long an unused throttle is kept: longer than any window and block together.
pub const THROTTLES_KEPT: Duration = Duration::hours(2);

impl Throttle {
    /// A source that has done nothing yet.
    pub fn new(now: DateTime<Utc>) -> Throttle {
        Throttle { failures: 0, window_started_at: now, blocked_until: None }
    }

    /// How long the source is still blocked.
    pub fn blocked_for(&self, now: DateTime<Utc>) -> Option<Duration> {
        self.blocked_until.map(|until| until - now).filter(|wait| *wait > Duration::zero())
    }

    /// The same after one more failure.
    #[must_use]
    pub fn failed(self, policy: &ThrottlePolicy, now: DateTime<Utc>) -> Throttle {
        let counted = if self.is_over(policy, now) { Throttle::new(now) } else { self };
        let failures = counted.failures.saturating_add(1);
        let blocked_until = failures.checked_sub(policy.limit).map(|beyond| now + policy.pause(beyond));
        Throttle { failures, blocked_until: blocked_until.max(counted.blocked_until), ..counted }
    }

    /// Whether the count may be reset: one window after its start or, after a block, after the end of the block, so
    /// that continued guessing does not start over.
    fn is_over(&self, policy: &ThrottlePolicy, now: DateTime<Utc>) -> bool {
        now >= self.blocked_until.unwrap_or(self.window_started_at) + policy.window
    }

    /// Time until the quota allows another attempt; `None` if it does now.
    pub fn exhausted_for(&self, quota: &Quota, now: DateTime<Utc>) -> Option<Duration> {
        let end = self.window_started_at + quota.window;
        (self.failures >= quota.limit && now < end).then(|| end - now)
    }

    /// The same after what the quota counts was done once more.
    #[must_use]
    pub fn spent(self, quota: &Quota, now: DateTime<Utc>) -> Throttle {
        let counted = if now >= self.window_started_at + quota.window { Throttle::new(now) } else { self };
        Throttle { failures: counted.failures.saturating_add(1), ..counted }
    }
}

impl ThrottlePolicy {
    /// The pause after the failure `beyond` the limit.
    fn pause(&self, beyond: u32) -> Duration {
        // Sixteen doublings of a second are longer than any longest block.
        self.longest_block.min(self.first_block * (1 << beyond.min(16)))
    }
}

/// The throttling key of an IP address: itself, or its /64 network for IPv6.
pub fn address_source(address: &str) -> String {
    match address.parse() {
        Ok(IpAddr::V6(six)) => {
            let [a, b, c, d, ..] = six.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
        _ => address.to_owned(),
    }
}

/// Throttles in the store, by keys that say kind and source.
pub trait ThrottleRepository {
    /// The throttle of each key, in the given order; without locking.
    fn peek(&mut self, keys: &[&str]) -> Result<Vec<Option<Throttle>>, StoreError>;
    /// The throttle of this key, or a new one, locked until the transaction ends. Lock several keys in ascending order.
    fn take(&mut self, key: &str, now: DateTime<Utc>) -> Result<Throttle, StoreError>;
    /// Stores a changed throttle.
    fn put(&mut self, key: &str, throttle: &Throttle, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Forgets one key.
    fn clear(&mut self, key: &str) -> Result<(), StoreError>;
    /// Forgets keys that nothing happened to since `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

#[cfg(test)]
mod tests;
