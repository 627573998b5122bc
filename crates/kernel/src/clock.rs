//! Time as a port. Stored times are UTC microseconds, so that both databases keep the same value.

use chrono::{DateTime, Utc};

/// Tells the time. The system clock stands in `adapters`, a fixed one in `testkit`.
pub trait Clock: Send + Sync {
    /// Now, UTC, truncated to microseconds (PostgreSQL keeps no more).
    fn now(&self) -> DateTime<Utc>;
}

/// The stored form of a time.
pub fn to_micros(time: DateTime<Utc>) -> i64 {
    time.timestamp_micros()
}

/// The time of a stored form; times outside chrono's range become the epoch, which no stored value is.
pub fn from_micros(micros: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(micros).unwrap_or(DateTime::UNIX_EPOCH)
}
