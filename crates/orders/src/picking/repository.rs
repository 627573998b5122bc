//! Waves and picks in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, Page, PageRequest, PickId, PickWaveId, ProductId, StoreError, UserId};

use super::{NewPick, Pick, PickState, PickWave, UnassignedOrders, WaveState};

/// Filters of the list of waves.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WaveFilter {
    /// Only this state.
    pub state: Option<WaveState>,
    /// Only this person's.
    pub picker_id: Option<UserId>,
}

/// Waves and picks in the store. Orders are locked before waves are changed.
pub trait PickRepository {
    /// The oldest orders that are paid or in processing, are in no open wave and never fell short; at most `limit`.
    fn waiting(&mut self, limit: u32) -> Result<Vec<OrderId>, StoreError>;
    /// How many orders that are paid or in processing are not among those, and why.
    fn unassigned_orders(&mut self) -> Result<UnassignedOrders, StoreError>;
    /// The open waves of these orders; orders in none are omitted.
    fn open_waves(&mut self, orders: &[OrderId]) -> Result<Vec<(OrderId, PickWaveId)>, StoreError>;
    /// Writes an open wave with its picks. `StoreError::Taken("pick_wave_orders.order_id")` when one of the orders is in an
    /// open wave.
    fn add_wave(
        &mut self,
        picker: UserId,
        orders: &[OrderId],
        picks: &[NewPick],
        now: DateTime<Utc>,
    ) -> Result<PickWave, StoreError>;
    /// One wave.
    fn wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError>;
    /// One wave, locked until the transaction ends.
    fn lock_wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError>;
    /// The list, newest first.
    fn waves(&mut self, filter: &WaveFilter, page: &PageRequest) -> Result<Page<PickWave>, StoreError>;
    /// Ends a wave, and with it what it holds of its orders.
    fn end_wave(&mut self, id: PickWaveId, state: WaveState, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// One pick.
    fn pick(&mut self, id: PickId) -> Result<Option<Pick>, StoreError>;
    /// Picks of these waves, in the order in which they were planned.
    fn picks_of(&mut self, waves: &[PickWaveId]) -> Result<Vec<Pick>, StoreError>;
    /// Picks of this order of which pieces were not found, the oldest first.
    fn short_of(&mut self, order: OrderId) -> Result<Vec<Pick>, StoreError>;
    /// How many picks of each state these waves have, in any order; states without picks are omitted.
    fn pick_counts(&mut self, waves: &[PickWaveId]) -> Result<Vec<(PickWaveId, PickState, u64)>, StoreError>;
    /// Writes the found pieces of an open pick; `false` without any change if it is no longer open or its found pieces
    /// differ from `before`.
    fn save_pick(&mut self, pick: &Pick, before: i64) -> Result<bool, StoreError>;
    /// How many picks each person ended, whole or short, at a time `begin ≤ time < end`, in ascending id.
    fn picked_by_person(&mut self, begin: DateTime<Utc>, end: DateTime<Utc>) -> Result<Vec<(UserId, u64)>, StoreError>;
    /// Picks of these products that reserve pieces for their orders.
    fn aside(&mut self, products: &[ProductId]) -> Result<Vec<Pick>, StoreError>;
    /// Reserved pieces were shipped.
    fn release_picked(&mut self, id: PickId, pieces: i64) -> Result<(), StoreError>;
    /// Cancels all open picks of a wave and releases the pieces of its orders.
    fn cancel_picks(&mut self, id: PickWaveId) -> Result<(), StoreError>;
    /// Removes an order from its wave: cancels open picks and releases its pieces.
    fn drop_order(&mut self, order: OrderId) -> Result<(), StoreError>;
}
