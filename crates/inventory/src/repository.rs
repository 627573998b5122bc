//! The port. Contested writes are guarded updates: they succeed only while the stock is there.

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, ProductId, Quantity, StoreError, UserId};

use crate::{Direction, Movement, NewMovement, Reason, StockLevel, StockUpdate};

/// Filters of the ledger.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MovementFilter {
    /// Only this product.
    pub product_id: Option<ProductId>,
    /// Only in or out.
    pub direction: Option<Direction>,
    /// Only this reason.
    pub reason: Option<Reason>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
}

/// Stock in the store.
pub trait StockRepository {
    /// Starts the level of a new product at nothing.
    fn open(&mut self, product: ProductId) -> Result<(), StoreError>;
    /// Removes the level of a product that is removed and never moved.
    fn close(&mut self, product: ProductId) -> Result<(), StoreError>;
    /// One level.
    fn level(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError>;
    /// The levels of these products, in any order.
    fn levels(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError>;
    /// One level, locked until the transaction ends, for a decision that depends on it.
    fn lock(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError>;
    /// Writes a movement and moves the level. An out-movement takes from what is *available*; `Ok(None)` and
    /// nothing written when there is not enough or the product is unknown.
    fn record(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError>;
    /// Promises `quantity` pieces; `false` and nothing changed when fewer are available.
    fn reserve(&mut self, product: ProductId, quantity: Quantity, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Takes a promise back; `false` when less was reserved.
    fn release(&mut self, product: ProductId, quantity: Quantity, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Writes an out-movement of pieces that were reserved; `Ok(None)` when less was reserved.
    fn ship_reserved(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError>;
    /// The ledger, newest first.
    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError>;
    /// Whether the product ever moved.
    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError>;
    /// Writes a stock update record.
    fn add_update(
        &mut self,
        product: ProductId,
        new_stock: i64,
        by: Option<UserId>,
        reason: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<StockUpdate, StoreError>;
    /// Stock update records, newest first.
    fn updates(&mut self, page: &PageRequest) -> Result<Page<StockUpdate>, StoreError>;
    /// Products whose stored level differs from the sums of the ledger; empty when all is well.
    fn level_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError>;
}
