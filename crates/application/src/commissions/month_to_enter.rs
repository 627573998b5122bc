//! The month of the ledger of earnings.

use tierway_commissions::Month;

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// The month in which what happens now is entered, by the clocks of the business.
pub(super) fn month_to_enter(tx: &mut dyn Transaction, context: &Context) -> Result<Month, Failure> {
    let closed = tx.commission_entries().last_bonus_month()?;
    Ok(Month::to_enter(context.now, business_zone(tx)?, closed))
}
