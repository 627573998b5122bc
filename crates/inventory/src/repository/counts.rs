//! Stock counts in the store. Never changed, never removed.

use chrono::{DateTime, Utc};
use tierway_kernel::{DateSort, Page, PageRequest, StockCountId, StoreError};

use crate::{CountLine, NewStockCount, StockCount};

/// Stock counts in the store.
pub trait StockCountRepository {
    /// Adds a count with its lines.
    fn add(&mut self, count: &NewStockCount, lines: &[CountLine], now: DateTime<Utc>)
    -> Result<StockCount, StoreError>;
    /// One count.
    fn by_id(&mut self, id: StockCountId) -> Result<Option<StockCount>, StoreError>;
    /// Lines of a count, in their order.
    fn lines(&mut self, id: StockCountId) -> Result<Vec<CountLine>, StoreError>;
    /// All counts.
    fn list(&mut self, sort: DateSort, page: &PageRequest) -> Result<Page<StockCount>, StoreError>;
}
