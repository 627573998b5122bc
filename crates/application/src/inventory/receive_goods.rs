//! Goods receipts for other use cases.

use tierway_inventory::{Movement, NewMovement};

use super::changes::{notify_stock_change, notify_stock_update};
use super::ledger::bring_in;
use super::lot_input::LotInput;
use super::lot_steps::contradiction;
use crate::{Context, Failure, Transaction};

/// Brings pieces in, with the stock update record and the notices that follow.
pub(crate) fn receive_goods(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    lot: &LotInput,
) -> Result<Movement, Failure> {
    let id = movement.product_id;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let moved = bring_in(tx, context, movement, lot)?;
    let balance = moved.after.balance();
    let note = movement.reference.clone().unwrap_or_else(|| movement.reason.label().into());
    tx.stock().add_update(id, balance, context.actor.id(), Some(&note), context.now)?;
    notify_stock_change(tx, context, moved.before.available(), Some(&moved.after))?;
    notify_stock_update(tx, context, &product, balance, movement.reason.label())?;
    moved.movements.into_iter().next().ok_or_else(|| contradiction(id))
}
