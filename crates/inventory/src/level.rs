//! The level of one product.

use chrono::{DateTime, Utc};
use tierway_kernel::ProductId;

/// At or below this balance the screens warn (specification 2 §9); default of a setting.
pub const LOW_STOCK_WARNING: i64 = 10;
/// Below this balance a product stands on the purchaser's alerts (specification 2 §9); default of a setting.
pub const PURCHASER_ALERT: i64 = 50;

/// Figures of one product in pieces. Always `0 ≤ reserved ≤ stock_in − stock_out`.
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
    /// When it last moved; `None` before the first movement.
    pub updated_at: Option<DateTime<Utc>>,
}

impl StockLevel {
    /// A product that never moved.
    pub fn empty(product_id: ProductId) -> StockLevel {
        StockLevel { product_id, stock_in: 0, stock_out: 0, reserved: 0, updated_at: None }
    }

    /// Pieces on the shelf.
    pub fn balance(&self) -> i64 {
        self.stock_in - self.stock_out
    }

    /// Pieces that can still be promised.
    pub fn available(&self) -> i64 {
        self.balance() - self.reserved
    }

    /// Whether the balance is at or below the warning mark.
    pub fn is_low(&self, mark: i64) -> bool {
        self.balance() <= mark
    }
}
