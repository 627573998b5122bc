//! Waves: orders that one person picks together.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, Message, OrderId, PickWaveId, UserId, message};

use super::{Pick, PickError, PickState};
use crate::{Order, OrderStatus};

/// Most orders of a wave.
pub const CLAIM_MOST: usize = 20;

tierway_kernel::names! {
    /// State of a wave.
    pub enum WaveState as "WaveStateName" {
        /// Being picked.
        Open = "open",
        /// Finished.
        Picked = "picked",
        /// Given back.
        Cancelled = "cancelled",
    }
}

/// A wave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickWave {
    /// Identity.
    pub id: PickWaveId,
    /// Its status.
    pub state: WaveState,
    /// The picker.
    pub picker_id: UserId,
    /// When it was claimed.
    pub created_at: DateTime<Utc>,
    /// When it was finished or returned.
    pub ended_at: Option<DateTime<Utc>>,
    /// Its orders, in the order in which they were claimed.
    pub orders: Vec<WaveOrder>,
}

/// An order of a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaveOrder {
    /// Which.
    pub order_id: OrderId,
    /// Whether it is still to be picked in this wave; an order is in one open wave at most.
    pub is_open: bool,
}

impl PickWave {
    /// Holds while it is being picked.
    pub fn check_open(&self) -> Result<(), PickError> {
        if self.state == WaveState::Open { Ok(()) } else { Err(PickError::WaveOver) }
    }
}

/// Statuses in which an order can be picked.
pub const PICKABLE: [OrderStatus; 2] = [OrderStatus::Paid, OrderStatus::Processing];

/// Whether an order waits to be picked: paid or in processing.
pub fn is_pickable(order: &Order) -> bool {
    !order.is_quote && PICKABLE.contains(&order.status)
}

/// Validates a claim: named orders or a number of the oldest. Returns how many orders.
pub fn check_claim(named: Option<usize>, count: Option<i64>) -> Result<usize, PickError> {
    let refuse = |field: &str, sentence: Message| Err(PickError::Fields(vec![FieldError::new(field, sentence)]));
    match (named, count) {
        (Some(0), _) => refuse("orderIds", "Please select an order.".into()),
        (Some(named), _) if named > CLAIM_MOST => {
            refuse("orderIds", message!("Please select at most {most} orders.", most = CLAIM_MOST))
        }
        (Some(named), _) => Ok(named),
        (None, None) => Ok(1),
        (None, Some(count)) => match usize::try_from(count) {
            Ok(count) if (1..=CLAIM_MOST).contains(&count) => Ok(count),
            _ => refuse("count", message!("Please enter a number from 1 to {most}.", most = CLAIM_MOST)),
        },
    }
}

/// Paid or processing orders that are skipped when claiming the oldest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UnassignedOrders {
    /// Being picked in an open wave.
    pub taken: u64,
    /// Pieces of them were not found before; they are picked when they are named.
    pub short: u64,
}

/// Why a wave has fewer orders than requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortfall {
    /// Number requested.
    pub asked: usize,
    /// How many of them are not there.
    pub missing: usize,
    /// The skipped orders; no others are paid or processing.
    pub passed: UnassignedOrders,
}

/// The shortfall of a wave with `found` of `asked` orders; `None` if complete.
pub fn shortfall(asked: usize, found: usize, passed: UnassignedOrders) -> Option<Shortfall> {
    let missing = asked.saturating_sub(found);
    (missing > 0).then_some(Shortfall { asked, missing, passed })
}

/// Pieces of these picks that were wanted and not found.
pub fn missing(picks: &[&Pick]) -> i64 {
    let short = picks.iter().filter(|pick| pick.state == PickState::Short);
    short.map(|pick| pick.entry.pieces.get() - pick.picked).sum()
}
