//! Makes the sums of days whose orders have changed (decision 27).

use chrono::{Days, Duration, NaiveDate};
use tierway_orders::{SalesSide, sales_by_key};

use crate::jobs::{Done, Run};
use crate::settings::business_zone;
use crate::{Access, Failure, Store, Transaction, transact_blocking};

/// How old a row of a ledger is before it is counted for good: far older than any open transaction.
pub(super) const SETTLED: Duration = Duration::days(2);

/// Takes what has changed of orders into their counts, some at a time. Each instance does it soon after orders have changed.
pub fn fold_orders(store: &dyn Store) -> Result<(), Failure> {
    while transact_blocking(store, Access::Write, |tx| Ok(tx.sales().fold_orders()?))? {}
    Ok(())
}

/// The job: each day in a transaction of its own, so that nobody waits long, and then the counts of orders.
pub(crate) fn fold_sales(run: &Run<'_>) -> Result<Done, Failure> {
    while run.write(|tx, _| Ok(tx.sales().fold_orders()?))? {}
    let days = run.read(|tx, context| {
        let today = context.now.date_naive();
        Ok(tx.sales().marked_days(today.checked_add_days(Days::new(1)).unwrap_or(today))?)
    })?;
    for day in days {
        run.write(move |tx, _| fold_day(tx, day))?;
    }
    while run.write(|tx, context| Ok(tx.sales().fold_counts(context.now - SETTLED)?))? {}
    run.done(|_, _| Ok(()))
}

/// Makes the sums of the days of the business that share a moment with a day of UTC. The log is read and its marks are taken
/// back before the zone and the orders are read: what changes meanwhile, the zone too, marks it again.
pub fn fold_day(tx: &mut dyn Transaction, utc: NaiveDate) -> Result<(), Failure> {
    while tx.sales().fold_orders()? {}
    tx.sales().take_marks(utc)?;
    let zone = business_zone(tx)?;
    let days = zone.days_of(utc);
    tx.sales().begin_fold(&days)?;
    for day in days.iter().copied() {
        let orders = tx.sales().sold(zone, day, day)?;
        let sums = SalesSide::ALL.map(|side| (side, sales_by_key(&orders, side)));
        tx.sales().replace_day(day, &sums)?;
    }
    tx.sales().replace_months(zone, &days)?;
    Ok(())
}
