//! `PATCH /api/lots/{id}`.

use chrono::NaiveDate;
use tierway_accounts::ActivityAction;
use tierway_inventory::{Lot, LotDates, LotEventKind, ShelfLocation};
use tierway_kernel::{LotId, Permission, message};

use super::get_lot::{LotDetails, details};
use super::lot_input::hold_if_expired;
use super::lot_steps::event;
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// New dates and location of a lot; `None` leaves a value unchanged, `Some(None)` clears it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotChange {
    /// Production date.
    pub produced_on: Option<Option<NaiveDate>>,
    /// Expiry date: the last day on which it can be sold.
    pub expires_on: Option<Option<NaiveDate>>,
    /// Where its pieces lie, as typed; an empty text is none.
    pub location: Option<String>,
}

/// Corrects the dates or the location of a lot that still matches `seen`. If its new expiry date has passed, it is put
/// on hold at once.
pub fn update_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    id: LotId,
    change: &LotChange,
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
    let location = change.location.as_deref().map(ShelfLocation::parse_optional).transpose()?;
    if let Some(words) = dates.difference(&lot.dates) {
        tx.lots().set_dates(id, dates, context.now)?;
        tx.lots().add_event(&event(context, id, LotEventKind::Dated, Some(words.clone())))?;
        let log = message!("Corrected batch {code}: {words}", code = lot.code, words = words);
        context.log(tx, ActivityAction::Stock, log)?;
        hold_if_expired(tx, context, id)?;
    }
    if let Some(location) = location {
        relocate(tx, context, &lot, location)?;
    }
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    details(tx, context, lot)
}

/// Moves a lot to another location, or back to its product's.
fn relocate(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: &Lot,
    location: Option<ShelfLocation>,
) -> Result<(), Failure> {
    if location == lot.location {
        return Ok(());
    }
    tx.lots().set_location(lot.id, location.as_ref(), context.now)?;
    let code = &lot.code;
    let log = match location {
        Some(place) => message!("Set the location of batch {code} to {place}", code, place = place.to_string()),
        None => message!("Cleared the location of batch {code}", code),
    };
    context.log(tx, ActivityAction::Stock, log)
}
