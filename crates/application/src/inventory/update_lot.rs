//! `PATCH /api/lots/{id}`.

use chrono::NaiveDate;
use tierway_accounts::ActivityAction;
use tierway_inventory::{LotDates, LotEventKind};
use tierway_kernel::{LotId, Permission, message};

use super::get_lot::{LotDetails, details};
use super::lot_input::hold_if_expired;
use super::lot_steps::event;
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// New dates of a lot; what is `None` stays, `Some(None)` is emptied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LotDatesChange {
    /// Production date.
    pub produced_on: Option<Option<NaiveDate>>,
    /// Expiry date: the last day on which it can be sold.
    pub expires_on: Option<Option<NaiveDate>>,
}

/// Corrects the dates of a lot that is still as it was `seen`. One whose last day is over by them is put on hold at once.
pub fn update_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    id: LotId,
    change: LotDatesChange,
    seen: Seen<'_, LotDetails>,
) -> Result<LotDetails, Failure> {
    context.require(Permission::UpdateLot)?;
    let product = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?.product_id;
    tx.stock().lock(product)?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    check_seen(seen, || details(tx, context, lot.clone()))?;
    let dates = LotDates {
        produced_on: change.produced_on.unwrap_or(lot.dates.produced_on),
        expires_on: change.expires_on.unwrap_or(lot.dates.expires_on),
    };
    let dates = dates.checked(context.today(tx)?)?;
    if let Some(words) = dates.difference(&lot.dates) {
        tx.lots().set_dates(id, dates, context.now)?;
        tx.lots().add_event(&event(context, id, LotEventKind::Dated, Some(words.clone())))?;
        let log = message!("Corrected batch {code}: {words}", code = lot.code, words = words);
        context.log(tx, ActivityAction::Stock, log)?;
        hold_if_expired(tx, context, id)?;
    }
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    details(tx, context, lot)
}
