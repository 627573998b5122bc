//! Pieces that a picker did not find, or found broken: the ledger is put right.

use tierway_accounts::ActivityAction;
use tierway_inventory::NewMovement;
use tierway_kernel::message;

use super::changes::{notify_low_stock, notify_stock_change, notify_stock_update};
use super::ledger::take_out;
use super::lot_input::LotInput;
use crate::{Context, Failure, Settings, Transaction};

/// Takes the pieces of an out-movement off the lot it names, with the stock update record and the notices that follow.
/// What open orders have reserved stays: then there is nothing to write off.
pub(crate) fn write_off(tx: &mut dyn Transaction, context: &Context, movement: &NewMovement) -> Result<(), Failure> {
    let id = movement.product_id;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let input = LotInput { id: movement.lot_id, ..LotInput::default() };
    let moved = take_out(tx, context, movement, &input)?;
    let (before, after) = (moved.before.balance(), moved.after.balance());
    let note = movement.notes.clone().unwrap_or_else(|| movement.reason.label().into());
    tx.stock().add_update(id, after, context.actor.id(), Some(&note), context.now)?;
    notify_stock_change(tx, context, moved.before.available(), Some(&moved.after))?;
    notify_stock_update(tx, context, &product, after, movement.reason.label())?;
    let mark = Settings::load(tx)?.low_stock_mark;
    notify_low_stock(tx, context, &product, before, after, mark)?;
    let log = message!(
        "Wrote off {pieces} of {name} ({sku})",
        pieces = movement.quantity,
        name = product.name,
        sku = product.sku
    );
    context.log(tx, ActivityAction::Stock, log)
}
