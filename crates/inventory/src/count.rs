//! Stock counts: counted quantities by line, and the adjustments they lead to.

use chrono::{DateTime, Utc};
use tierway_kernel::{LotId, ProductId, Quantity, Sentence, StockCountId, UserId};

use crate::{Direction, StockLevel};

/// Maximum lines of a manual stock count.
pub const MAX_COUNT_LINES: usize = 1000;
/// Longest reason of a count, in characters.
pub const MAX_COUNT_REASON: usize = 500;

/// One figure counted: the pieces of a lot, or those of a product that belong to no lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountLine {
    /// Which product.
    pub product_id: ProductId,
    /// Which of its lots; `None`: pieces without a lot.
    pub lot_id: Option<LotId>,
    /// The figure that was believed when it was counted.
    pub expected: i64,
    /// The figure that was counted.
    pub counted: i64,
}

/// A posted count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockCount {
    /// Identity.
    pub id: StockCountId,
    /// Total result counts.
    pub entry: NewStockCount,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A count to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStockCount {
    /// Why, for all its movements.
    pub reason: String,
    /// Who; `None` for the system.
    pub created_by: Option<UserId>,
    /// Lines and sums of their differences.
    pub sums: CountSums,
}

/// Sums of a count.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CountSums {
    /// Lines counted.
    pub lines: i64,
    /// Lines that differed.
    pub differences: i64,
    /// Pieces found.
    pub pieces_in: i64,
    /// Pieces missing.
    pub pieces_out: i64,
}

/// Why a line of a count cannot be posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum CountError {
    /// Neither product nor lot.
    #[error("Product not found.")]
    UnknownProduct,
    /// A lot of another product, or none.
    #[error("This batch does not belong to the product.")]
    UnknownLot,
    /// The same pieces twice.
    #[error("This line is counted twice.")]
    Twice,
    /// No figure of pieces.
    #[error("The quantity must be a whole number from 0 to 1,000,000,000.")]
    NotAFigure,
    /// Somebody moved the stock in between.
    #[error("The stock has changed since you counted: it is now {0}.")]
    Moved(i64),
    /// Pieces without a lot of a lot-tracked product.
    #[error("This product is tracked by batch. Please count each batch separately.")]
    NeedsLot,
    /// Open orders need what is missing.
    #[error("{reserved} units are reserved for open orders; the count can be at most {spare} lower.")]
    BelowReserved {
        /// Pieces promised.
        reserved: i64,
        /// Pieces that may be missing.
        spare: i64,
    },
}

impl CountError {
    /// The field of a line that is at fault.
    pub const fn field(self) -> &'static str {
        match self {
            CountError::UnknownProduct | CountError::Twice => "productId",
            CountError::UnknownLot | CountError::NeedsLot => "lotId",
            CountError::Moved(_) => "expected",
            CountError::NotAFigure | CountError::BelowReserved { .. } => "counted",
        }
    }
}

impl CountLine {
    /// The adjustment from `balance` to the counted quantity; `None` if they are equal.
    pub fn difference(&self, balance: i64) -> Option<(Direction, Quantity)> {
        let difference = self.counted - balance;
        let direction = if difference > 0 { Direction::In } else { Direction::Out };
        Quantity::positive(difference.abs()).ok().map(|pieces| (direction, pieces))
    }

    /// Checks both figures.
    pub fn check_figures(&self) -> Result<(), CountError> {
        let whole = |figure: i64| Quantity::new(figure).is_ok();
        if whole(self.counted) && self.expected >= 0 { Ok(()) } else { Err(CountError::NotAFigure) }
    }

    /// Whether a surplus without a lot is allowed: not for a lot-tracked product, nor if all pieces are in lots.
    pub fn check_loose(&self, balance: i64, needs_lots: bool, has_lots: bool) -> Result<(), CountError> {
        let finds_loose = self.lot_id.is_none() && self.counted > balance;
        if finds_loose && (needs_lots || (has_lots && balance == 0)) { Err(CountError::NeedsLot) } else { Ok(()) }
    }

    /// Whether the figure still is what was believed.
    pub fn check_unmoved(&self, balance: i64) -> Result<(), CountError> {
        if balance == self.expected { Ok(()) } else { Err(CountError::Moved(balance)) }
    }
}

impl CountSums {
    /// The sums with one line more.
    #[must_use]
    pub fn with(self, difference: Option<(Direction, Quantity)>) -> CountSums {
        let lines = self.lines + 1;
        match difference {
            None => CountSums { lines, ..self },
            Some((direction, pieces)) => CountSums {
                lines,
                differences: self.differences + 1,
                pieces_in: self.pieces_in + if direction == Direction::In { pieces.get() } else { 0 },
                pieces_out: self.pieces_out + if direction == Direction::Out { pieces.get() } else { 0 },
            },
        }
    }
}

/// Why a count cannot go below the reserved pieces; `held`: whether they were in a lot on hold.
pub fn missing_refused(level: &StockLevel, held: bool) -> CountError {
    let spare = if held { level.balance() - level.reserved } else { level.available() };
    CountError::BelowReserved { reserved: level.reserved, spare: spare.max(0) }
}

#[cfg(test)]
mod tests;
