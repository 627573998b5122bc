//! Pictures kept in memory.

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

/// Size of the picture cache in bytes.
const CAPACITY: u64 = 16 * 1024 * 1024;

/// Weight in bytes.
#[derive(Clone)]
pub(super) struct ByteWeight;

impl Weighter<String, Bytes> for ByteWeight {
    fn weight(&self, key: &String, bytes: &Bytes) -> u64 {
        u64::try_from(key.len() + bytes.len()).unwrap_or(u64::MAX)
    }
}

/// In-memory picture cache, by key.
pub struct MediaCache(pub(super) Cache<String, Bytes, ByteWeight>);

impl Default for MediaCache {
    fn default() -> Self {
        MediaCache(Cache::with_weighter(256, CAPACITY, ByteWeight))
    }
}
