//! The job that ends the hold of commissions.

use super::month_to_enter::month_to_enter;
use super::only_platform::only_platform;
use crate::webhooks::commissions_approved;
use crate::{Context, Failure, Transaction};

/// Approves every pending commission whose hold is over, with its entries; how many commissions. Only the system runs
/// it.
pub fn approve_matured(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    only_platform(context)?;
    commissions_approved(tx, context)?;
    let approved = tx.commissions().approve_matured(context.now)?;
    let month = month_to_enter(tx, context)?;
    tx.commission_entries().approve_matured(month, context.now)?;
    Ok(approved)
}
