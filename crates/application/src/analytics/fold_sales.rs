//! Makes the sums of days whose orders have changed (decision 27).

use chrono::{DateTime, Days, Duration, NaiveDate};
use tierway_orders::{SalesSide, sales_by_key};

use crate::jobs::{Done, Run};
use crate::{Failure, Transaction};

/// How old a row of a ledger is before it is counted for good: far older than any open transaction.
pub(super) const SETTLED: Duration = Duration::days(2);

/// The job: each day in a transaction of its own, so that nobody waits long, and then the counts of orders.
pub(crate) fn fold_sales(run: &Run<'_>) -> Result<Done, Failure> {
    let days = run.read(|tx, context| {
        let tomorrow = context.today().checked_add_days(Days::new(1)).unwrap_or(context.today());
        Ok(tx.sales().changed_days(DateTime::UNIX_EPOCH.date_naive(), tomorrow)?)
    })?;
    for day in days {
        run.write(move |tx, _| fold_day(tx, day))?;
    }
    while run.write(|tx, context| Ok(tx.sales().fold_counts(context.now - SETTLED)?))? {}
    run.done(|_, _| Ok(()))
}

/// Makes the sums of one day. Its marks are taken back before its orders are read: what changes meanwhile marks it again.
pub fn fold_day(tx: &mut dyn Transaction, day: NaiveDate) -> Result<(), Failure> {
    tx.sales().begin_fold(day)?;
    let orders = tx.sales().sold(day, day)?;
    let sums = SalesSide::ALL.map(|side| (side, sales_by_key(&orders, side)));
    tx.sales().replace_day(day, &sums)?;
    Ok(())
}
