//! The ports. Contested writes are guarded updates: they succeed only while the stock is there.

mod counts;
mod lots;

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::{
    DateSort, DayRun, LotId, Message, OrderId, Page, PageRequest, ProductId, Quantity, StockCountId, StoreError, UserId,
};

pub use counts::StockCountRepository;
pub use lots::{LotFilter, LotRepository, LotSelection, LotSort, RecallRow};

use crate::{
    DayPieces, Direction, Movement, NewMovement, ProductPieces, Reason, ShelfLocation, StockChange, StockLevel,
    StockUpdate,
};

/// Filters of the ledger.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MovementFilter {
    /// Only this product.
    pub product_id: Option<ProductId>,
    /// Only this lot.
    pub lot_id: Option<LotId>,
    /// Only this stock count.
    pub count_id: Option<StockCountId>,
    /// Only stock in or only stock out.
    pub direction: Option<Direction>,
    /// Only this reason.
    pub reason: Option<Reason>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
    /// In which order.
    pub sort: DateSort,
}

/// Pieces that were shipped for an order and not returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldPieces {
    /// For which order.
    pub order_id: OrderId,
    /// Of which product.
    pub product_id: ProductId,
    /// Of which lot, if any.
    pub lot_id: Option<LotId>,
    /// How many.
    pub pieces: i64,
}

/// Stock in the store.
pub trait StockRepository {
    /// Starts the level of a new product at nothing.
    fn open(&mut self, product: ProductId) -> Result<(), StoreError>;
    /// Removes the level and the location of a product that is removed and never moved.
    fn close(&mut self, product: ProductId) -> Result<(), StoreError>;
    /// One level.
    fn level(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError>;
    /// The levels of these products, in any order.
    fn levels(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError>;
    /// One level, locked until the transaction ends, for a decision that depends on it.
    fn lock(&mut self, product: ProductId) -> Result<Option<StockLevel>, StoreError>;
    /// These levels, locked in ascending product id.
    fn lock_all(&mut self, products: &[ProductId]) -> Result<Vec<StockLevel>, StoreError>;
    /// Applies a change to a level if [`StockChange::apply`] allows it, and returns the new level; `Ok(None)` without any
    /// change if it does not or the product is unknown. The level, and with it the product's lots, stays locked until
    /// the transaction ends. For changes that move pieces, also call [`StockRepository::enter`].
    fn shift(
        &mut self,
        product: ProductId,
        shift: StockChange,
        now: DateTime<Utc>,
    ) -> Result<Option<StockLevel>, StoreError>;
    /// Writes a movement into the ledger and moves its lot. The level was shifted before, in the same transaction, and
    /// stood at `balance_after`. A lot that holds fewer is a failure of the store.
    fn enter(&mut self, movement: &NewMovement, balance_after: i64, now: DateTime<Utc>)
    -> Result<Movement, StoreError>;
    /// Writes a movement and updates the level and the lot. A movement out takes from *available* stock; `Ok(None)`
    /// without any change if there is not enough or the product is unknown. For one lot that is not on hold, or pieces
    /// without a lot.
    fn record(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        let shift = match movement.direction {
            Direction::In => StockChange::In(movement.quantity),
            Direction::Out => StockChange::Out(movement.quantity),
        };
        let Some(level) = self.shift(movement.product_id, shift, now)? else { return Ok(None) };
        self.enter(movement, level.balance(), now).map(Some)
    }
    /// Reserves these pieces in one statement; each product once, in ascending id, so that two orders cannot deadlock.
    /// Returns the new levels of products with enough stock; the others are unchanged, and a caller that needs all of
    /// them must roll back.
    fn reserve_all(&mut self, wanted: &[(ProductId, Quantity)]) -> Result<Vec<StockLevel>, StoreError>;
    /// Promises `quantity` pieces; `false` and nothing changed when fewer are available.
    fn reserve(&mut self, product: ProductId, quantity: Quantity, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(!self.reserve_all(&[(product, quantity)])?.is_empty())
    }
    /// Takes a promise back; `false` when less was reserved.
    fn release(&mut self, product: ProductId, quantity: Quantity, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Writes an out-movement of pieces that were reserved; `Ok(None)` when less was reserved or fewer are free. For one
    /// lot that is not on hold, or pieces without one.
    fn ship_reserved(&mut self, movement: &NewMovement, now: DateTime<Utc>) -> Result<Option<Movement>, StoreError> {
        let shift = StockChange::Ship(movement.quantity);
        let Some(level) = self.shift(movement.product_id, shift, now)? else { return Ok(None) };
        self.enter(movement, level.balance(), now).map(Some)
    }
    /// Where these products are picked; those without a location are omitted.
    fn locations(&mut self, products: &[ProductId]) -> Result<HashMap<ProductId, ShelfLocation>, StoreError>;
    /// Sets or clears where a product is picked.
    fn set_location(&mut self, product: ProductId, location: Option<&ShelfLocation>) -> Result<(), StoreError>;
    /// Products that are picked at this location or have pieces of a lot there, in ascending id; at most `limit`.
    fn products_at(&mut self, location: &ShelfLocation, limit: u32) -> Result<Vec<ProductId>, StoreError>;
    /// Pieces shipped for orders and not returned, by order, product and lot, in ascending ids (pieces without a lot
    /// last).
    fn held_by_orders(&mut self, orders: &[OrderId]) -> Result<Vec<HeldPieces>, StoreError>;
    /// The same of one order.
    fn held_by_order(&mut self, order: OrderId) -> Result<Vec<(ProductId, Option<LotId>, i64)>, StoreError> {
        let held = self.held_by_orders(&[order])?;
        Ok(held.into_iter().map(|held| (held.product_id, held.lot_id, held.pieces)).collect())
    }
    /// The ledger, newest first.
    fn movements(&mut self, filter: &MovementFilter, page: &PageRequest) -> Result<Page<Movement>, StoreError>;
    /// Whether the product ever moved or was counted.
    fn has_movements(&mut self, product: ProductId) -> Result<bool, StoreError>;
    /// Pieces by day and reason, in any order.
    fn pieces_by_day(&mut self, reasons: &[Reason], days: &[DayRun]) -> Result<Vec<DayPieces>, StoreError>;
    /// Pieces by product and reason, `from ≤ time < to`, in any order.
    fn pieces_by_product(
        &mut self,
        reasons: &[Reason],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<ProductPieces>, StoreError>;
    /// Writes a stock update record.
    fn add_update(
        &mut self,
        product: ProductId,
        new_stock: i64,
        by: Option<UserId>,
        reason: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<StockUpdate, StoreError>;
    /// How many pieces of each product lay there before each of these times, by product; products that never had any
    /// then are omitted.
    fn balances_at(&mut self, times: &[DateTime<Utc>]) -> Result<Vec<(ProductId, Vec<i64>)>, StoreError>;
    /// Stock update records, newest first.
    fn updates(&mut self, page: &PageRequest) -> Result<Page<StockUpdate>, StoreError>;
    /// Products whose stored level differs from the sums of the ledger; empty when all is well.
    fn level_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError>;
    /// Lots whose stored sums differ from those of their movements; empty when all is well.
    fn lot_mismatches(&mut self) -> Result<Vec<LotId>, StoreError>;
    /// Products whose lots hold more than the balance, or whose held pieces are not those of the lots on hold; empty
    /// when all is well.
    fn held_mismatches(&mut self) -> Result<Vec<ProductId>, StoreError>;
}
