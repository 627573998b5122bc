//! The log of changed products, which the search follows. A row is written in the transaction that changes what a
//! search finds or counts: the product's fields, being on sale, being in stock, being gone.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use tierway_kernel::{ProductId, StoreError};

/// A row of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CatalogueChange {
    /// Counts up, but where several transactions write at once a smaller one may become visible later.
    pub id: i64,
    /// Which product; it may be gone.
    pub product_id: ProductId,
    /// When it was written: with the id it tells whether a log is still the one that was followed.
    pub changed_at: DateTime<Utc>,
}

/// The log in the store.
pub trait CatalogueLog {
    /// Writes one row for each product.
    fn note(&mut self, products: &[ProductId], now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The largest id of the log; 0 while it is empty.
    fn last(&mut self) -> Result<i64, StoreError>;
    /// The largest id at which everything below has been decided: that of a row hours older than the newest, longer than
    /// any transaction runs. 0 while all rows are younger.
    fn settled(&mut self) -> Result<i64, StoreError>;
    /// The rows whose ids lie in one of the ranges, by id.
    fn changes(&mut self, ids: &[RangeInclusive<i64>]) -> Result<Vec<CatalogueChange>, StoreError>;
    /// Ids of products that there are, upwards from the one after `after`, at most `limit`.
    fn products_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<ProductId>, StoreError>;
    /// Removes rows older than `before`, but never the newest, in batches; returns how many, 0 when done.
    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
