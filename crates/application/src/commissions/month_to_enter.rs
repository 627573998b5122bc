//! The month of the ledger of earnings.

use tierway_commissions::Month;
use tierway_kernel::BusinessZone;

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// The month in which what happens now is entered, by the clocks of the business.
pub(super) fn month_to_enter(tx: &mut dyn Transaction, context: &Context) -> Result<Month, Failure> {
    let zone = business_zone(tx)?;
    month_in(tx, context, zone)
}

/// The same where the zone is known.
pub(super) fn month_in(tx: &mut dyn Transaction, context: &Context, zone: BusinessZone) -> Result<Month, Failure> {
    let closed = tx.commission_entries().last_bonus_month()?;
    Ok(Month::to_enter(context.now, zone, closed))
}
