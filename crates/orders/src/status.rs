//! The status machine (product.md §7): a table of from × to × role.

use tierway_kernel::{Role, Sentence};

tierway_kernel::names! {
    /// Status of an order.
    pub enum OrderStatus as "OrderStatusName" {
        /// Placed.
        Pending = "pending",
        /// Paid.
        Paid = "paid",
        /// Being picked.
        Processing = "processing",
        /// Packed.
        Ready = "ready",
        /// On its way; the stock has left.
        Shipped = "shipped",
        /// Arrived.
        Delivered = "delivered",
        /// Done at the counter, with delivery note and shipping number.
        Completed = "completed",
        /// Called off before shipping.
        Cancelled = "cancelled",
    }
}

/// Stock effect of a change of status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StockEffect {
    /// Nothing.
    None,
    /// Reserved pieces leave: a 'sale' out-movement per line.
    Ship,
    /// Reserved pieces are free again.
    Release,
    /// Reserved pieces leave without being sold: a 'damage' out-movement per line.
    WriteOff,
    /// Shipped pieces are restocked and reserved again: a 'return' movement in per line.
    TakeBack,
}

/// Why a change of status is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StatusError {
    /// No such change.
    #[error("An order that is {from} cannot be set to {to}.")]
    Impossible {
        /// Its status.
        from: OrderStatus,
        /// The requested status.
        to: OrderStatus,
    },
    /// The change exists, but not for this person.
    #[error("You may not set an order that is {from} to {to}.")]
    NotYours {
        /// Its status.
        from: OrderStatus,
        /// The requested status.
        to: OrderStatus,
    },
    /// Going back needs a note.
    #[error("Please add a note explaining why the order goes back from {from} to {to}.")]
    NoteMissing {
        /// Its status.
        from: OrderStatus,
        /// The requested status.
        to: OrderStatus,
    },
}

use OrderStatus::{Cancelled, Completed, Delivered, Paid, Pending, Processing, Ready, Shipped};

impl OrderStatus {
    /// Whether the order's pieces are reserved on the shelf.
    pub const fn holds_reservation(self) -> bool {
        matches!(self, Pending | Paid | Processing | Ready)
    }

    /// Whether the order's pieces have left.
    pub const fn has_left(self) -> bool {
        matches!(self, Shipped | Delivered | Completed)
    }

    /// Whether the goods are still on their way to the buyer or on the shelf.
    pub const fn is_undelivered(self) -> bool {
        matches!(self, Pending | Paid | Processing | Ready | Shipped)
    }

    /// Whether nothing can happen to it any more.
    pub const fn is_final(self) -> bool {
        matches!(self, Completed | Cancelled)
    }
}

/// How a change of status is to be judged.
enum Kind {
    Forward,
    Back,
    Cancel,
    None,
}

fn kind(from: OrderStatus, to: OrderStatus) -> Kind {
    match (from, to) {
        _ if from == to || from.is_final() => Kind::None,
        (_, Cancelled) if from.holds_reservation() => Kind::Cancel,
        (_, Cancelled) => Kind::None,
        (_, Completed) if from.holds_reservation() => Kind::Forward,
        (_, Completed) => Kind::None,
        _ if to > from => Kind::Forward,
        _ => Kind::Back,
    }
}

/// Changes the status: forward steps may be skipped and are staff's; `paid` as a step requires permission to
/// record payments; going back needs admin or manufacturer and a note; cancelling is the buyer's while pending or
/// paid and staff's any time before shipping. `is_buyer`: the actor placed this very order.
pub fn transition(
    from: OrderStatus,
    to: OrderStatus,
    role: Role,
    is_buyer: bool,
    note: Option<&str>,
) -> Result<OrderStatus, StatusError> {
    let owner = role.is_owner();
    let noted = note.is_some_and(|note| !note.trim().is_empty());
    match kind(from, to) {
        Kind::None => Err(StatusError::Impossible { from, to }),
        Kind::Forward if to == Paid && !owner => Err(StatusError::NotYours { from, to }),
        Kind::Forward if role.is_staff() => Ok(to),
        Kind::Cancel if role.is_staff() || (is_buyer && matches!(from, Pending | Paid)) => Ok(to),
        Kind::Back if owner && noted => Ok(to),
        Kind::Back if owner => Err(StatusError::NoteMissing { from, to }),
        Kind::Forward | Kind::Cancel | Kind::Back => Err(StatusError::NotYours { from, to }),
    }
}

/// Status changes available to this actor; steps back are listed if the actor may take them, which requires a note.
pub fn allowed_transitions(from: OrderStatus, role: Role, is_buyer: bool) -> Vec<OrderStatus> {
    OrderStatus::ALL.into_iter().filter(|to| transition(from, *to, role, is_buyer, Some("note")).is_ok()).collect()
}

/// The stock effect of the change.
pub fn stock_effect(from: OrderStatus, to: OrderStatus) -> StockEffect {
    match (from.holds_reservation(), to) {
        (true, Cancelled) => StockEffect::Release,
        (true, to) if to.has_left() => StockEffect::Ship,
        (false, to) if from.has_left() && to.holds_reservation() => StockEffect::TakeBack,
        _ => StockEffect::None,
    }
}

#[cfg(test)]
mod tests;
