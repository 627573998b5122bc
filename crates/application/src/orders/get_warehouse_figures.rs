//! `GET /api/warehouse/figures`.

use tierway_kernel::Permission;
use tierway_orders::{CARRIED, PACKED, THROUGH, UNPACKED, WarehouseFigures};

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// The warehouse's counters; those of today count from midnight of the business.
pub fn get_warehouse_figures(tx: &mut dyn Transaction, context: &Context) -> Result<WarehouseFigures, Failure> {
    context.require(Permission::GetWarehouseFigures)?;
    let zone = business_zone(tx)?;
    let day = zone.day(context.now);
    let (today, tomorrow) = (zone.start(day), zone.end(day));
    let counts = tx.warehouse().counts()?;
    let processed = tx.warehouse().moved(&UNPACKED, &PACKED, today, tomorrow)?;
    let delivered = tx.warehouse().moved(&CARRIED, &THROUGH, today, tomorrow)?;
    Ok(WarehouseFigures::new(counts, processed, delivered))
}
