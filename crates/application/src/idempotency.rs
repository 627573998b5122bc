//! Idempotency keys (product.md §2): the first response to a key is stored in the same transaction, so that repeating
//! the request, after a lost response, a crash or concurrently, has no further effect.

use chrono::{DateTime, Utc};
use tierway_kernel::{StoreError, UserId};

/// A response stored under a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredResponse {
    /// Hash over operation and body.
    pub fingerprint: String,
    /// HTTP status.
    pub status: u16,
    /// JSON body.
    pub body: String,
}

/// The result of claiming a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The key is new; the caller does the work and calls `store_response`.
    New,
    /// The key was used before.
    Known(StoredResponse),
}

/// Keys in the store.
pub trait IdempotencyRepository {
    /// Claims `key` for `user`; a second transaction with the same key waits for the first to end.
    fn claim(&mut self, user: UserId, key: &str, fingerprint: &str, now: DateTime<Utc>) -> Result<Claim, StoreError>;
    /// Stores the response of a claimed key.
    fn store_response(&mut self, user: UserId, key: &str, status: u16, body: &str) -> Result<(), StoreError>;
    /// Forgets keys claimed before `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
