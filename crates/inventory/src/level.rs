//! The level of one product.

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, ProductId, Role};

use crate::StockError;

/// At or below this balance the screens warn (specification 2 §9); default of a setting.
pub const LOW_STOCK_WARNING: i64 = 10;
/// Purchasing alert level (specification 2 §9); default of a setting.
pub const PURCHASER_ALERT: i64 = 50;

/// Figures of one product in pieces. Always `0 ≤ reserved ≤ stock_in − stock_out`, and the same for `held`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StockLevel {
    /// Which product.
    pub product_id: ProductId,
    /// Everything that ever came in.
    pub stock_in: i64,
    /// Everything that ever went out.
    pub stock_out: i64,
    /// Promised to open orders.
    pub reserved: i64,
    /// In lots on hold. Reservations may exceed the rest, because a hold takes precedence.
    pub held: i64,
    /// When it last moved; `None` before the first movement.
    pub updated_at: Option<DateTime<Utc>>,
}

impl StockLevel {
    /// A product that never moved.
    pub fn empty(product_id: ProductId) -> StockLevel {
        StockLevel { product_id, stock_in: 0, stock_out: 0, reserved: 0, held: 0, updated_at: None }
    }

    /// Pieces on hand.
    pub fn balance(&self) -> i64 {
        self.stock_in - self.stock_out
    }

    /// Whether the balance is still the one the user saw, if given.
    pub fn expect(&self, seen: Option<i64>) -> Result<(), StockError> {
        match (seen, self.balance()) {
            (Some(seen), balance) if seen != balance => Err(StockError::Moved { balance }),
            _ => Ok(()),
        }
    }

    /// Pieces that can still be promised.
    pub fn available(&self) -> i64 {
        (self.balance() - self.held - self.reserved).max(0)
    }

    /// Pieces that are not on hold, promised or not.
    pub fn free(&self) -> i64 {
        self.balance() - self.held
    }

    /// Reserved pieces that cannot be shipped because of holds.
    pub fn short(&self) -> i64 {
        (self.reserved - self.free()).max(0)
    }

    /// Whether the balance is at or below the warning mark.
    pub fn is_low(&self, mark: i64) -> bool {
        self.balance() <= mark
    }
}

/// Which stock figures a viewer sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StockVisibility {
    /// All figures: company staff, and wholesalers, who have an inventory view (specification 2 §6).
    Figures,
    /// Available stock only: everyone else who is signed in.
    Available,
    /// Whether there is any: guests.
    InStock,
}

/// Which stock figures this viewer sees.
pub fn stock_visibility(viewer: &Actor) -> StockVisibility {
    match viewer {
        Actor::System => StockVisibility::Figures,
        Actor::Guest => StockVisibility::InStock,
        Actor::User(user) if user.role.is_staff() || user.role == Role::Wholesaler => StockVisibility::Figures,
        Actor::User(_) => StockVisibility::Available,
    }
}

/// Whether a change of the balance falls to or below the warning mark (product.md §9: crossing it warns, once).
pub fn falls_low(before: i64, after: i64, mark: i64) -> bool {
    before > mark && after <= mark
}

/// Whether a change of what is available decides again if the product is in stock at all.
pub fn turns(available_before: i64, available_after: i64) -> bool {
    (available_before > 0) != (available_after > 0)
}

#[cfg(test)]
mod visibility_tests {
    use super::*;

    #[test]
    fn only_crossing_the_mark_warns() {
        assert!(falls_low(11, 10, 10) && falls_low(50, 0, 10));
        assert!(!falls_low(10, 9, 10) && !falls_low(12, 11, 10) && !falls_low(5, 20, 10));
    }

    #[test]
    fn a_figure_that_was_read_before_others_moved_pieces_is_told_apart() {
        let level = StockLevel { stock_in: 17, stock_out: 5, ..StockLevel::empty(ProductId(1)) };
        assert_eq!((level.expect(None), level.expect(Some(12))), (Ok(()), Ok(())));
        assert_eq!(level.expect(Some(17)), Err(StockError::Moved { balance: 12 }));
    }

    #[test]
    fn being_in_stock_turns_at_zero() {
        assert!(turns(1, 0) && turns(0, 5));
        assert!(!turns(5, 1) && !turns(0, 0));
    }

    #[test]
    fn guests_learn_only_whether_there_is_any() {
        assert_eq!(stock_visibility(&Actor::Guest), StockVisibility::InStock);
        assert_eq!(stock_visibility(&Actor::System), StockVisibility::Figures);
    }
}

#[cfg(test)]
mod tests;
