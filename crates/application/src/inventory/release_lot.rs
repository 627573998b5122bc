//! `POST /api/lots/{id}/release`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{LotEventKind, StockChange, check_lot_note};
use tierway_kernel::{LotId, Message, Permission, message};

use super::get_lot::{LotDetails, details};
use super::lot_steps::{event, shift};
use crate::{Context, Failure, Settings, Transaction};

/// Releases a lot. An expired one stays on hold if expired lots are held.
pub fn release_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    id: LotId,
    note: Option<&str>,
) -> Result<LotDetails, Failure> {
    context.require(Permission::ReleaseLot)?;
    let note = check_lot_note(note).map_err(|error| Failure::field("note", error))?;
    let product = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?.product_id;
    tx.stock().lock(product)?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    lot.check_release(context.today(tx)?, Settings::load(tx)?.hold_expired_lots)?;
    shift(tx, context, &lot, StockChange::Unhold)?;
    tx.lots().set_hold(id, None, context.now)?;
    tx.lots().add_event(&event(context, id, LotEventKind::Released, note.map(Message::verbatim)))?;
    context.log(tx, ActivityAction::Stock, message!("Released batch {code}", code = lot.code))?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    details(tx, context, lot)
}
