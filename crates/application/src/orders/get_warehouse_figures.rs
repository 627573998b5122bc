//! `GET /api/warehouse/figures`.

use chrono::{Days, NaiveTime};
use tierway_kernel::Permission;
use tierway_orders::{CARRIED, PACKED, THROUGH, UNPACKED, WarehouseFigures};

use crate::{Context, Failure, Transaction};

/// The warehouse's counters; those of today count from midnight UTC.
pub fn get_warehouse_figures(tx: &mut dyn Transaction, context: &Context) -> Result<WarehouseFigures, Failure> {
    context.require(Permission::GetWarehouseFigures)?;
    let today = context.now.date_naive().and_time(NaiveTime::MIN).and_utc();
    let tomorrow = today.checked_add_days(Days::new(1)).unwrap_or(context.now);
    let counts = tx.warehouse().counts()?;
    let processed = tx.warehouse().moved(&UNPACKED, &PACKED, today, tomorrow)?;
    let delivered = tx.warehouse().moved(&CARRIED, &THROUGH, today, tomorrow)?;
    Ok(WarehouseFigures::new(counts, processed, delivered))
}
