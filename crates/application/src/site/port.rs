//! The public pages in the store.

use std::ops::Range;

use chrono::{DateTime, Utc};
use tierway_kernel::StoreError;

/// What has pages of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PublicKind {
    /// Products on sale.
    Product,
    /// Stores of active, approved dealers.
    Store,
}

/// A page of something that has an id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicEntry {
    /// The id.
    pub id: i64,
    /// The name of a store, which its address shows; `None` for a product.
    pub store_name: Option<String>,
    /// When what the page shows was last changed: the product, or a price of the store's dealer.
    pub changed_at: DateTime<Utc>,
}

/// Such pages counted by blocks of ids; block 0 begins with id 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublicBlock {
    /// The block's number.
    pub number: i64,
    /// How many pages there are in it; never 0.
    pub entries: u64,
    /// When one of them was last changed.
    pub changed_at: DateTime<Utc>,
}

/// Which pages of products and stores a guest may see.
pub trait PublicPageRepository {
    /// All of a kind, counted by blocks of `size` ids, in order; empty blocks are omitted.
    fn blocks(&mut self, kind: PublicKind, size: i64) -> Result<Vec<PublicBlock>, StoreError>;
    /// Those with these ids, by id.
    fn entries(&mut self, kind: PublicKind, ids: Range<i64>) -> Result<Vec<PublicEntry>, StoreError>;
}
