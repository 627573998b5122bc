//! Errors of stock movements.

use tierway_kernel::Sentence;

/// Why a movement is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StockError {
    /// More than there is (specification 2 §5).
    #[error("Only {available} units available in stock")]
    Insufficient {
        /// Available pieces.
        available: i64,
    },
    /// No product or no quantity (specification 2 §5).
    #[error("Please select a product and enter quantity")]
    Incomplete,
    /// The reason belongs to the other direction.
    #[error("This reason does not apply to this direction.")]
    WrongReason,
    /// A figure below what open orders have reserved.
    #[error("{reserved} units are reserved for open orders; the balance cannot be set below that.")]
    BelowReserved {
        /// Pieces promised.
        reserved: i64,
    },
    /// A figure below what open orders have reserved and what is on hold.
    #[error(
        "{reserved} units are reserved for open orders and {held} are on hold; the balance cannot be set below that."
    )]
    BelowHeld {
        /// Pieces promised.
        reserved: i64,
        /// Pieces on hold.
        held: i64,
    },
    /// The figure is stale: stock has moved since.
    #[error("The stock has changed in the meantime: there are now {balance}.")]
    Moved {
        /// The balance of now.
        balance: i64,
    },
    /// A figure that is no balance.
    #[error("The stock balance must be a whole number of at least 0.")]
    NotABalance,
}
