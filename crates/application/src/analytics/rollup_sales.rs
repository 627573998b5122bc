//! Takes orders that have changed into the sums of sales and the counts of orders (decision 70).

use super::stock_cache::SETTLED;
use crate::catalogue::{read_best_sellers, store_best_sellers};
use crate::jobs::{Done, Run};
use crate::settings::business_zone;
use crate::{Access, Failure, Store, Transaction, transact_blocking};

/// Number of changes per transaction; others can write in between.
const AT_ONCE: u32 = 500;

/// Takes all that has changed, some at a time. Each instance does it soon after orders have changed.
pub fn rollup_orders(store: &dyn Store) -> Result<(), Failure> {
    while transact_blocking(store, Access::Write, rollup_some)? {}
    Ok(())
}

/// The job: a safety net for the threads that roll up orders, and the hourly ranking of the best sellers.
pub(crate) fn rollup_sales(run: &Run<'_>) -> Result<Done, Failure> {
    // Looked for in a read, which holds up no writer.
    if run.read(|tx, _| Ok(tx.sales().has_foreign_sums()?))? {
        run.write(|tx, _| Ok(tx.sales().discard_foreign_sums()?))?;
    }
    while run.write(|tx, _| rollup_some(tx))? {}
    run.write(|tx, context| Ok(tx.sales().rollup_rows(context.now - SETTLED)?))?;
    let ranked = run.read(read_best_sellers)?;
    run.done(move |tx, context| store_best_sellers(tx, context, &ranked))
}

/// Orders are aggregated by days in the business time zone; after a change of zone, all are rolled up again.
fn rollup_some(tx: &mut dyn Transaction) -> Result<bool, Failure> {
    let zone = business_zone(tx)?;
    Ok(tx.sales().rollup_orders(zone, AT_ONCE)?)
}
