//! `POST /api/lots/{id}/hold`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{Lot, LotEventKind, Shift, StockLevel, check_hold_reason};
use tierway_kernel::{LotId, Permission, Quantity};

use super::changes::{tell_hold, tell_turned};
use super::get_lot::{LotDetails, details};
use super::ledger::contradiction;
use super::lot_wish::event;
use crate::{Context, Failure, Transaction};

/// A lot on hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldLot {
    /// The lot.
    pub lot: LotDetails,
    /// Reserved pieces of the product that cannot be shipped because of holds.
    pub short_reserved: i64,
}

/// Puts a lot on hold. Always possible, even if its pieces are reserved: a recall takes precedence.
pub fn hold_lot(tx: &mut dyn Transaction, context: &Context, id: LotId, reason: &str) -> Result<HeldLot, Failure> {
    context.require(Permission::HoldLot)?;
    let reason = check_hold_reason(reason)?;
    let product = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?.product_id;
    tx.stock().lock(product)?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    lot.check_hold()?;
    let level = put_on_hold(tx, context, &lot, &reason)?;
    if let Some(product) = tx.products().by_id(product)? {
        tell_hold(tx, context, &product, &lot.code, &reason, level.short())?;
    }
    context.log(tx, ActivityAction::Stock, format!("Put batch {} on hold: {reason}", lot.code))?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    Ok(HeldLot { lot: details(tx, context, lot)?, short_reserved: level.short() })
}

/// Puts a lot of a locked product on hold; the product's level after it.
pub(super) fn put_on_hold(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: &Lot,
    reason: &str,
) -> Result<StockLevel, Failure> {
    let level = shift(tx, context, lot, Shift::Hold)?;
    tx.lots().set_hold(lot.id, Some(reason), context.now)?;
    tx.lots().add_event(&event(context, lot.id, LotEventKind::Held, Some(reason.to_owned())))?;
    Ok(level)
}

/// Changes the held pieces of a product by those of a lot, with all effects of a level change.
pub(super) fn shift(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: &Lot,
    shift: fn(Quantity) -> Shift,
) -> Result<StockLevel, Failure> {
    let product = lot.product_id;
    let pieces = Quantity::new(lot.balance()).map_err(|_| contradiction(product))?;
    let shift = shift(pieces);
    let level = tx.stock().shift(product, shift, context.now)?.ok_or_else(|| contradiction(product))?;
    tell_turned(tx, context, shift.before(&level).available(), Some(&level))?;
    Ok(level)
}
