//! The time zone of the business, as it is set.

use tierway_kernel::BusinessZone;

use crate::jobs::{JobKind, NewJob, reschedule_daily};
use crate::{Context, Failure, Transaction};

/// The setting that names it.
pub(super) const KEY: &str = "businessTimeZone";

/// The zone as it is set, for use cases that need no other setting.
pub fn business_zone(tx: &mut dyn Transaction) -> Result<BusinessZone, Failure> {
    let stored = tx.settings().get(KEY)?;
    Ok(stored.and_then(|name| name.parse().ok()).unwrap_or_default())
}

/// The zone has been set to another one. Orders that are summed up by the days of the one before are counted from the orders until
/// the job has taken them into the new days, which begins at once; what runs at a time of day does so at that time of the new zone.
pub(super) fn zone_changed(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    tx.jobs().enqueue(&NewJob::recurring(JobKind::FoldSales, context.now), context.now)?;
    reschedule_daily(tx, context)
}
