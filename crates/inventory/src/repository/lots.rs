//! Lots in the store. They are read for a decision and written only while their product's level is locked.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{LotId, Message, OrderId, Page, PageRequest, ProductId, StoreError};

use crate::{Lot, LotDates, LotEvent, NewLot, ShelfLocation};

/// Which lots a list shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LotSelection {
    /// All there ever were.
    #[default]
    All,
    /// Those with pieces.
    Stocked,
    /// Those on hold, empty ones too.
    Held,
    /// Those with pieces that expired before this day.
    EndedBefore(NaiveDate),
    /// Those with pieces whose last day is one of these.
    EndingWithin(NaiveDate, NaiveDate),
    /// Those without pieces.
    Empty,
}

/// Filters of the list of lots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotFilter {
    /// Only batches of this product.
    pub product_id: Option<ProductId>,
    /// Only these.
    pub show: LotSelection,
    /// Start of the batch code, ignoring case.
    pub code: Option<String>,
    /// Only those whose last day is this or an earlier one.
    pub expires_until: Option<NaiveDate>,
}

tierway_kernel::names! {
    /// The order of a list of batches.
    #[derive(Default)]
    pub enum LotSort as "LotSortName" {
        /// First to expire first, undated ones last.
        #[default]
        Expiry = "expiry",
        /// Last to expire first, undated ones before them.
        LastExpiry = "-expiry",
        /// Newest first.
        Newest = "newest",
        /// By batch code, ignoring case.
        Code = "code",
        /// By batch code, from the end.
        CodeDescending = "-code",
    }
}

/// Pieces of a lot shipped with an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecallRow {
    /// The order.
    pub order_id: OrderId,
    /// Pieces shipped and not returned.
    pub pieces: i64,
    /// When the last of them left.
    pub shipped_at: DateTime<Utc>,
}

/// Lots in the store.
pub trait LotRepository {
    /// Adds a lot without pieces and the first entry of its history. `StoreError::Taken("lots.code_key")` when the
    /// product has one of this code, without case.
    fn add(&mut self, lot: &NewLot, event: &LotEvent, now: DateTime<Utc>) -> Result<Lot, StoreError>;
    /// One lot.
    fn by_id(&mut self, id: LotId) -> Result<Option<Lot>, StoreError>;
    /// The lots with these ids, in any order; unknown ids are omitted.
    fn by_ids(&mut self, ids: &[LotId]) -> Result<Vec<Lot>, StoreError>;
    /// The product's lot of this code, without case.
    fn by_code(&mut self, product: ProductId, code: &str) -> Result<Option<Lot>, StoreError>;
    /// The lots of these products that have pieces, in any order.
    fn on_shelf(&mut self, products: &[ProductId]) -> Result<Vec<Lot>, StoreError>;
    /// The list.
    fn list(&mut self, filter: &LotFilter, sort: LotSort, page: &PageRequest) -> Result<Page<Lot>, StoreError>;
    /// Lots with pieces, not on hold, that expired before `today`; longest expired first.
    fn expired(&mut self, today: NaiveDate, limit: u32) -> Result<Vec<Lot>, StoreError>;
    /// Puts a lot on hold for this reason, or releases it (`None`).
    fn set_hold(&mut self, id: LotId, reason: Option<&Message>, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Sets a lot's dates.
    fn set_dates(&mut self, id: LotId, dates: LotDates, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Sets or clears where a lot's pieces lie apart from the product's.
    fn set_location(
        &mut self,
        id: LotId,
        location: Option<&ShelfLocation>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Adds to a lot's history.
    fn add_event(&mut self, event: &LotEvent) -> Result<(), StoreError>;
    /// History of one lot, oldest first. `lot_id` and times are those given.
    fn events(&mut self, id: LotId) -> Result<Vec<LotEvent>, StoreError>;
    /// Orders that have pieces of the lot, by id.
    fn recall(&mut self, id: LotId) -> Result<Vec<RecallRow>, StoreError>;
}
