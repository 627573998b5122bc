//! The nightly job: lots past their last day are put on hold.

use tierway_inventory::expired_reason;

use super::changes::notify_expired;
use super::lot_steps::put_on_hold;
use crate::{Context, Failure, Settings, Transaction};

/// How many lots are read at once.
const BATCH: u32 = 100;

/// Puts every lot on hold whose last day is over; how many. Only the system runs it, and nothing happens when the
/// settings say so; running it again does nothing more.
pub fn hold_expired(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    context.require_system()?;
    if !Settings::load(tx)?.hold_expired_lots {
        return Ok(0);
    }
    let today = context.today(tx)?;
    let mut held = 0;
    loop {
        let mut due = tx.lots().expired(today, BATCH)?;
        if due.is_empty() {
            break;
        }
        // In ascending product id, the lock order of levels.
        due.sort_by_key(|lot| (lot.product_id, lot.id));
        for lot in due {
            tx.stock().lock(lot.product_id)?;
            let Some(lot) = tx.lots().by_id(lot.id)?.filter(|lot| lot.has_expired(today) && !lot.is_held()) else {
                continue;
            };
            if let Some(last) = lot.dates.expires_on {
                put_on_hold(tx, context, &lot, expired_reason(last))?;
                held += 1;
            }
        }
    }
    if held > 0 {
        notify_expired(tx, context, held)?;
    }
    Ok(held)
}
