//! The time zone of the business, as it is set.

use tierway_kernel::BusinessZone;

use crate::jobs::{JobKind, NewJob, reschedule_daily};
use crate::{Context, Failure, Transaction};

/// The setting that names it.
pub(super) const KEY: &str = "businessTimeZone";

/// The business time zone, for use cases that need no other setting.
pub fn business_zone(tx: &mut dyn Transaction) -> Result<BusinessZone, Failure> {
    let stored = tx.settings().get(KEY)?;
    Ok(stored.and_then(|name| name.parse().ok()).unwrap_or_default())
}

/// Handles a change of the time zone. Orders aggregated by days of the old zone are read directly until the rollup job,
/// started at once, has moved them; daily jobs run at their time in the new zone.
pub(super) fn zone_changed(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    tx.jobs().enqueue(&NewJob::recurring(JobKind::RollupSales, context.now), context.now)?;
    reschedule_daily(tx, context)
}
