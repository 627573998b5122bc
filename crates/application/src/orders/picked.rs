//! Picking and order changes: an order is not shipped while it is being picked, and pieces picked for it are shipped
//! first.

use tierway_inventory::{LotPortion, Shelf};
use tierway_kernel::{OrderId, Quantity};
use tierway_orders::{OrderLine, OrderStatus, Pick, PickError};

use crate::{Failure, Transaction};

/// A quantity of one order line.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    /// The line.
    pub line: &'a OrderLine,
    /// At least one.
    pub pieces: Quantity,
}

/// Fails while the order is being picked.
pub(super) fn refuse_in_wave(tx: &mut dyn Transaction, order: OrderId) -> Result<(), Failure> {
    match tx.picks().open_waves(&[order])?.first() {
        Some((_, wave)) => Err(PickError::InWave(*wave).into()),
        None => Ok(()),
    }
}

/// Whether an order in this state releases its picked pieces: shipped, cancelled, or back at the start.
pub(super) fn is_over(status: OrderStatus) -> bool {
    !matches!(status, OrderStatus::Processing | OrderStatus::Ready)
}

/// Excludes pieces picked for other orders.
pub(super) fn exclude_picked(shelf: &mut Shelf, aside: &[Pick], order: OrderId) {
    for pick in aside.iter().filter(|pick| pick.entry.order_id != order) {
        if let Ok(pieces) = Quantity::positive(pick.aside) {
            shelf.exclude_pieces(pick.entry.lot_id, pieces);
        }
    }
}

/// Takes a line's pieces off the shelf: first those that were picked for it, then those that expire first. `None` when
/// there are fewer.
pub(super) fn allocate(
    tx: &mut dyn Transaction,
    shelf: &mut Shelf,
    aside: &mut [Pick],
    order: OrderId,
    part: &Part<'_>,
) -> Result<Option<Vec<LotPortion>>, Failure> {
    let mut left = part.pieces.get();
    let mut portions: Vec<LotPortion> = Vec::new();
    let own = |pick: &&mut Pick| pick.entry.order_id == order && pick.entry.line_id == part.line.id;
    for pick in aside.iter_mut().filter(own) {
        let Ok(wanted) = Quantity::positive(pick.aside.min(left)) else { continue };
        tx.picks().release_picked(pick.id, wanted.get())?;
        pick.aside -= wanted.get();
        if let Some(portion) = shelf.take_from(pick.entry.lot_id, wanted) {
            left -= portion.pieces.get();
            portions.push(portion);
        }
    }
    if let Ok(rest) = Quantity::positive(left) {
        let Some(others) = shelf.allocate(rest) else { return Ok(None) };
        portions.extend(others);
    }
    Ok(Some(portions))
}
