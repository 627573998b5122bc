//! `POST /api/inventory/transactions`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{Direction, NewMovement, Reason, check_movement};
use tierway_kernel::{FieldError, Message, Permission, ProductId, message, too_long};

use super::changes::{notify_low_stock, notify_stock_change, notify_stock_update};
use super::ledger::{bring_in, take_out};
use super::list_movements::{MovementView, views};
use super::lot_input::LotInput;
use crate::{Context, Failure, Settings, Transaction};

/// A movement as entered by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovementEntry {
    /// Which product.
    pub product_id: ProductId,
    /// Which way.
    pub direction: Direction,
    /// Pieces, as sent.
    pub quantity: i64,
    /// Reason; the direction's default if not given.
    pub reason: Option<Reason>,
    /// Order, invoice and supplier or customer, joined by ` | `.
    pub reference: Option<String>,
    /// Free text.
    pub notes: Option<String>,
    /// The lot it is to touch.
    pub lot: LotInput,
}

/// Writes a movement, the stock update record that follows, and the notices. Gives a row for each lot that was touched,
/// in the order in which they were: at least one.
pub fn record_movement(
    tx: &mut dyn Transaction,
    context: &Context,
    entry: &MovementEntry,
) -> Result<Vec<MovementView>, Failure> {
    context.require(Permission::RecordMovement)?;
    let movement = checked(context, entry)?;
    let id = movement.product_id;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let moved = match movement.direction {
        Direction::In => bring_in(tx, context, &movement, &entry.lot)?,
        Direction::Out => take_out(tx, context, &movement, &entry.lot)?,
    };
    let (before, after) = (moved.before.balance(), moved.after.balance());
    let note = movement.notes.clone().unwrap_or_else(|| movement.reason.label().into());
    tx.stock().add_update(id, after, context.actor.id(), Some(&note), context.now)?;
    notify_stock_change(tx, context, moved.before.available(), Some(&moved.after))?;
    notify_stock_update(tx, context, &product, after, movement.reason.label())?;
    let mark = Settings::load(tx)?.low_stock_mark;
    notify_low_stock(tx, context, &product, before, after, mark)?;
    let (pieces, name, sku) = (movement.quantity, &product.name, &product.sku);
    let log = match movement.direction {
        Direction::In => message!("Received {pieces} of {name} ({sku})", pieces = pieces, name = name, sku = sku),
        Direction::Out => message!("Issued {pieces} of {name} ({sku})", pieces = pieces, name = name, sku = sku),
    };
    context.log(tx, ActivityAction::Stock, log)?;
    views(tx, moved.movements)
}

fn checked(context: &Context, entry: &MovementEntry) -> Result<NewMovement, Failure> {
    let reason = entry.reason.unwrap_or(entry.direction.default_reason());
    let quantity = check_movement(entry.direction, entry.quantity, reason)?;
    let text = |field: &str, text: &Option<String>, most: usize| {
        let text = text.as_deref().map(str::trim).filter(|text| !text.is_empty());
        match text {
            Some(text) if text.chars().count() > most => {
                Err(Failure::Fields(vec![FieldError::new(field, too_long(most))]))
            }
            text => Ok(text.map(Message::verbatim)),
        }
    };
    Ok(NewMovement {
        product_id: entry.product_id,
        direction: entry.direction,
        quantity,
        reason,
        reference: text("reference", &entry.reference, 500)?,
        notes: text("notes", &entry.notes, 2000)?,
        order_id: None,
        lot_id: None,
        count_id: None,
        created_by: context.actor.id(),
    })
}
