//! The log of product changes that the search index follows. A row is written in the same transaction as any change
//! that affects search results or counts: fields, status, stock, removal.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use tierway_kernel::{ProductId, StoreError};

/// A row of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CatalogueChange {
    /// Increasing, but with concurrent transactions a smaller one may become visible later.
    pub id: i64,
    /// The product; it may have been deleted.
    pub product_id: ProductId,
    /// When it was written; together with the id it identifies the log.
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
    /// The rows with ids in one of the ranges, by id.
    fn changes(&mut self, ids: &[RangeInclusive<i64>]) -> Result<Vec<CatalogueChange>, StoreError>;
    /// Ids of products that there are, upwards from the one after `after`, at most `limit`.
    fn products_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<ProductId>, StoreError>;
    /// Removes rows older than `before`, but never the newest, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
