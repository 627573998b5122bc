//! `GET /api/warehouse/figures`.

use tierway_kernel::Permission;
use tierway_orders::WarehouseFigures;

use crate::analytics::{RecentWork, recent_work};
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// The warehouse's counters; those of today count from midnight of the business. And what was done in the last days.
pub fn get_warehouse_figures(
    tx: &mut dyn Transaction,
    context: &Context,
) -> Result<(WarehouseFigures, RecentWork), Failure> {
    context.require(Permission::GetWarehouseFigures)?;
    let zone = business_zone(tx)?;
    let counts = tx.warehouse().counts()?;
    let recent = recent_work(tx, context, zone)?;
    let today = recent.today();
    Ok((WarehouseFigures::new(counts, today.orders_processed, today.orders_delivered), recent))
}
