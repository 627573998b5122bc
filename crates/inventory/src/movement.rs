//! Movements of the ledger.

use chrono::{DateTime, Utc};
use tierway_kernel::{LotId, Message, MovementId, OrderId, ProductId, Quantity, StockCountId, StockUpdateId, UserId};

use crate::{StockError, StockLevel};

tierway_kernel::names! {
    /// Direction of a movement.
    pub enum Direction as "MovementType" {
        /// Onto the shelf.
        In = "in",
        /// Off the shelf.
        Out = "out",
    }
}

tierway_kernel::names! {
    /// Reason of a movement. In: purchase, return, transfer, adjustment, production. Out: sale, transfer, damage,
    /// return, adjustment, sample, expired.
    pub enum Reason as "MovementReason" {
        /// Bought from a supplier.
        Purchase = "purchase",
        /// Sent back.
        Return = "return",
        /// Moved from or to another place.
        Transfer = "transfer",
        /// Counted again.
        Adjustment = "adjustment",
        /// Made.
        Production = "production",
        /// Sold.
        Sale = "sale",
        /// Cannot be sold any more.
        Damage = "damage",
        /// Given away to be tried.
        Sample = "sample",
        /// Past the last day.
        Expired = "expired",
    }
}

impl Direction {
    /// Default reason of a movement.
    pub const fn default_reason(self) -> Reason {
        match self {
            Direction::In => Reason::Purchase,
            Direction::Out => Reason::Sale,
        }
    }
}

impl Reason {
    /// The name as people read it: with a capital letter.
    pub const fn label(self) -> &'static str {
        match self {
            Reason::Purchase => "Purchase",
            Reason::Return => "Return",
            Reason::Transfer => "Transfer",
            Reason::Adjustment => "Adjustment",
            Reason::Production => "Production",
            Reason::Sale => "Sale",
            Reason::Damage => "Damage",
            Reason::Sample => "Sample",
            Reason::Expired => "Expired",
        }
    }

    /// Whether the reason is one of the direction's list.
    pub const fn fits(self, direction: Direction) -> bool {
        match self {
            Reason::Return | Reason::Transfer | Reason::Adjustment => true,
            Reason::Purchase | Reason::Production => matches!(direction, Direction::In),
            Reason::Sale | Reason::Damage | Reason::Sample | Reason::Expired => {
                matches!(direction, Direction::Out)
            }
        }
    }
}

/// A movement to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMovement {
    /// Which product.
    pub product_id: ProductId,
    /// Which way.
    pub direction: Direction,
    /// How many pieces, at least one.
    pub quantity: Quantity,
    /// Why.
    pub reason: Reason,
    /// Order, invoice and supplier or customer, joined by ` | `.
    pub reference: Option<Message>,
    /// Free text, or why the server moved it.
    pub notes: Option<Message>,
    /// The order that caused it.
    pub order_id: Option<OrderId>,
    /// The lot it touches; `None`: pieces that belong to no lot.
    pub lot_id: Option<LotId>,
    /// The stock count that found the difference.
    pub count_id: Option<StockCountId>,
    /// Who; `None` for the system.
    pub created_by: Option<UserId>,
}

/// A written movement (the specification's inventory transaction). Never changed, never removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Movement {
    /// Identity.
    pub id: MovementId,
    /// The stored values.
    pub entry: NewMovement,
    /// The product's balance after it.
    pub balance_after: i64,
    /// The lot's balance after it.
    pub lot_balance_after: Option<i64>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A manual stock change (specification 2 §3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockUpdate {
    /// Identity.
    pub id: StockUpdateId,
    /// Which product.
    pub product_id: ProductId,
    /// The balance after it.
    pub new_stock: i64,
    /// Who; `None` for the system.
    pub updated_by: Option<UserId>,
    /// When.
    pub updated_at: DateTime<Utc>,
    /// Why.
    pub reason: Option<Message>,
}

/// Checks a movement entered by hand.
pub fn check_movement(direction: Direction, quantity: i64, reason: Reason) -> Result<Quantity, StockError> {
    let quantity = Quantity::positive(quantity).map_err(|_| StockError::Incomplete)?;
    if reason.fits(direction) { Ok(quantity) } else { Err(StockError::WrongReason) }
}

/// The adjustment that brings `level` to an absolute `target` balance; `None` if it is already there.
pub fn adjustment(level: &StockLevel, target: i64) -> Result<Option<(Direction, Quantity)>, StockError> {
    let target = Quantity::new(target).map_err(|_| StockError::NotABalance)?.get();
    if target < level.reserved {
        return Err(StockError::BelowReserved { reserved: level.reserved });
    }
    let difference = target - level.balance();
    let direction = if difference > 0 { Direction::In } else { Direction::Out };
    match Quantity::positive(difference.abs()) {
        Ok(quantity) => Ok(Some((direction, quantity))),
        Err(_) => Ok(None),
    }
}

#[cfg(test)]
mod tests;
