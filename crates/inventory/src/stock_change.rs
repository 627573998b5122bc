//! Changes of a stock level. Each applies only if the level allows it; stores repeat the condition in the statement
//! that writes it, because only the database sees all concurrent changes.

use tierway_kernel::Quantity;

use crate::StockLevel;

/// A change of one product's level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StockChange {
    /// Pieces received.
    In(Quantity),
    /// Pieces received into a lot on hold.
    InHeld(Quantity),
    /// Pieces go out of what is neither promised nor on hold.
    Out(Quantity),
    /// Pieces go out of a lot that is on hold; what is promised must still be on the shelf afterwards.
    OutHeld(Quantity),
    /// Promised pieces leave, out of what is not on hold.
    Ship(Quantity),
    /// Shipped pieces are restocked and reserved again, part of them into lots on hold.
    TakeBack {
        /// All restocked pieces.
        pieces: Quantity,
        /// Those restocked into lots on hold.
        held: Quantity,
    },
    /// A lot with this many pieces is put on hold. Always possible: a recall takes precedence.
    Hold(Quantity),
    /// A lot with this many pieces is released.
    Unhold(Quantity),
}

/// The change in figures: what is added to each (negative: removed), and whether pieces must remain available.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StockDelta {
    /// Onto everything that came in.
    pub stock_in: i64,
    /// Onto everything that went out.
    pub stock_out: i64,
    /// Onto what is promised.
    pub reserved: i64,
    /// Onto what is on hold.
    pub held: i64,
    /// Whether promised and held pieces together must fit into the balance afterwards.
    pub needs_room: bool,
}

impl StockChange {
    /// The change in figures.
    pub fn figures(self) -> StockDelta {
        let none = StockDelta { stock_in: 0, stock_out: 0, reserved: 0, held: 0, needs_room: false };
        match self {
            StockChange::In(pieces) => StockDelta { stock_in: pieces.get(), ..none },
            StockChange::InHeld(pieces) => StockDelta { stock_in: pieces.get(), held: pieces.get(), ..none },
            StockChange::Out(pieces) => StockDelta { stock_out: pieces.get(), needs_room: true, ..none },
            StockChange::OutHeld(pieces) => StockDelta { stock_out: pieces.get(), held: -pieces.get(), ..none },
            StockChange::Ship(pieces) => StockDelta { stock_out: pieces.get(), reserved: -pieces.get(), ..none },
            StockChange::TakeBack { pieces, held } => {
                StockDelta { stock_in: pieces.get(), reserved: pieces.get(), held: held.get(), ..none }
            }
            StockChange::Hold(pieces) => StockDelta { held: pieces.get(), ..none },
            StockChange::Unhold(pieces) => StockDelta { held: -pieces.get(), ..none },
        }
    }

    /// The level before the change that led to `after`.
    pub fn before(self, after: &StockLevel) -> StockLevel {
        let change = self.figures();
        StockLevel {
            stock_in: after.stock_in - change.stock_in,
            stock_out: after.stock_out - change.stock_out,
            reserved: after.reserved - change.reserved,
            held: after.held - change.held,
            ..*after
        }
    }

    /// The level after the change; `None` when the level cannot bear it: neither what is promised nor what is on hold
    /// may fall below nothing or rise above the balance.
    pub fn apply(self, level: &StockLevel) -> Option<StockLevel> {
        let change = self.figures();
        let after = StockLevel {
            stock_in: level.stock_in + change.stock_in,
            stock_out: level.stock_out + change.stock_out,
            reserved: level.reserved + change.reserved,
            held: level.held + change.held,
            ..*level
        };
        let fits = |figure: i64| 0 <= figure && figure <= after.balance();
        let has_room = !change.needs_room || after.free() >= after.reserved;
        (fits(after.reserved) && fits(after.held) && has_room).then_some(after)
    }
}

#[cfg(test)]
mod tests;
