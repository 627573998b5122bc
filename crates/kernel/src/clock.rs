//! Time as a port. Stored times are UTC microseconds, so that both databases store the same value.

use chrono::{DateTime, Utc};

/// Gives the current time. The system clock is in `adapters`, a fixed one in `testkit`.
pub trait Clock: Send + Sync {
    /// Now, UTC, truncated to microseconds (the precision of PostgreSQL).
    fn now(&self) -> DateTime<Utc>;
}

/// The stored form of a time.
pub fn to_micros(time: DateTime<Utc>) -> i64 {
    time.timestamp_micros()
}

/// Converts from the stored form; times outside chrono's range become the epoch, which is never stored.
pub fn from_micros(micros: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(micros).unwrap_or(DateTime::UNIX_EPOCH)
}
