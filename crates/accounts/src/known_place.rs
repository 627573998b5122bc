//! Devices and IP addresses an account has signed in from before. Attempts from them are throttled separately from
//! attempts from elsewhere.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{StoreError, UserId};

/// How long a place is known after the last sign-in from it.
pub const PLACES_KEPT: Duration = Duration::days(365);
/// How old a record gets before a sign-in refreshes it.
pub const PLACE_TOUCHED_AFTER: Duration = Duration::days(1);

/// A place that an account signed in from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownPlace {
    /// `device:` with the hash of the device's key, or `address:` with the address.
    pub key: String,
    /// The last sign-in from it, to a day.
    pub used_at: DateTime<Utc>,
}

/// How far the source of an attempt is trusted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TrustedPlace {
    /// The account signed in with this device before. Only this device holds its key.
    Device(String),
    /// The account has signed in from this IP address before; others may share it.
    Address(String),
    /// Nothing.
    None,
}

/// Known places in the store.
pub trait PlaceRepository {
    /// Which of these places `user` signed in from.
    fn known(&mut self, user: UserId, keys: &[&str]) -> Result<Vec<KnownPlace>, StoreError>;
    /// Notes a sign-in of `user` from a place.
    fn note(&mut self, user: UserId, key: &str, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Forgets places not used since `before`, in batches; returns how many, 0 when done.
    fn purge_places(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
