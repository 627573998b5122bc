//! `POST /api/lots/{id}/hold`.

use tierway_accounts::ActivityAction;
use tierway_inventory::check_hold_reason;
use tierway_kernel::{LotId, Message, Permission, message};

use super::changes::notify_hold;
use super::get_lot::{LotDetails, details};
use super::lot_steps::put_on_hold;
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
    let level = put_on_hold(tx, context, &lot, Message::verbatim(&reason))?;
    if let Some(product) = tx.products().by_id(product)? {
        notify_hold(tx, context, &product, &lot.code, &reason, level.short())?;
    }
    let log = message!("Put batch {code} on hold: {reason}", code = lot.code, reason = reason);
    context.log(tx, ActivityAction::Stock, log)?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    Ok(HeldLot { lot: details(tx, context, lot)?, short_reserved: level.short() })
}
