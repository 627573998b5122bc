//! Sales of a time: the sums of its days, and of days that have changed since the orders themselves.

use std::collections::BTreeMap;

use chrono::{DateTime, Days, NaiveDate};
use tierway_orders::{Sales, SalesSide, sales_by_day, sales_by_key};

use super::SalesMemory;
use super::days::Span;
use crate::{Context, Failure, Transaction};

/// How many days' orders are in memory at once.
const DAYS_AT_ONCE: u64 = 7;

/// Sales by day, and by key of the side that was asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SalesOfTime {
    /// Days without sales are left out.
    pub days: BTreeMap<NaiveDate, Sales>,
    /// Empty when no side was asked for.
    pub keys: BTreeMap<String, Sales>,
}

impl SalesOfTime {
    /// All days together.
    pub fn total(&self) -> Sales {
        let mut total = Sales::default();
        self.days.values().for_each(|sales| total.add(sales));
        total
    }
}

/// The sales from the first to the last day; exact whatever has been summed up of them and what not. The transaction must
/// have one snapshot for all it reads, as reading ones do.
pub fn read_sales(
    tx: &mut dyn Transaction,
    memory: &SalesMemory,
    side: Option<SalesSide>,
    Span { zone, from, to }: Span,
) -> Result<SalesOfTime, Failure> {
    let mut days = tx.sales().folded_by_day(zone, from, to)?;
    let mut keys = match side {
        Some(side) => memory.folded_by_key(tx, side, from, to)?,
        None => BTreeMap::new(),
    };
    for (first, last) in runs(&tx.sales().changed_days(zone, from, to)?) {
        let orders = tx.sales().sold(zone, first, last)?;
        days.extend(sales_by_day(&orders, zone));
        if let Some(side) = side {
            let before = tx.sales().folded_by_key(side, first, last)?;
            replace(&mut keys, &before, sales_by_key(&orders, side));
        }
    }
    Ok(SalesOfTime { days, keys })
}

/// All sales there ever were, as the reports sum them up.
pub(crate) fn sales_ever(tx: &mut dyn Transaction, context: &Context) -> Result<Sales, Failure> {
    let from = Some(DateTime::UNIX_EPOCH.date_naive());
    let ever = Span::of(tx, context, from, None)?;
    total_sales(tx, ever)
}

/// What [`read_sales`] comes to in all, however many days: the database adds them up, and only changed days are read.
pub fn total_sales(tx: &mut dyn Transaction, Span { zone, from, to }: Span) -> Result<Sales, Failure> {
    let mut total = tx.sales().folded(from, to)?;
    for (first, last) in runs(&tx.sales().changed_days(zone, from, to)?) {
        total.subtract(&tx.sales().folded(first, last)?);
        let orders = tx.sales().sold(zone, first, last)?;
        sales_by_day(&orders, zone).values().for_each(|sales| total.add(sales));
    }
    Ok(total)
}

/// Takes out what some days had come to, and takes in what they come to now.
fn replace(keys: &mut BTreeMap<String, Sales>, before: &BTreeMap<String, Sales>, now: BTreeMap<String, Sales>) {
    for (key, sales) in now {
        keys.entry(key).or_default().add(&sales);
    }
    for (key, sales) in before {
        let rest = keys.entry(key.clone()).or_default();
        rest.subtract(sales);
        if *rest == Sales::default() {
            keys.remove(key);
        }
    }
}

/// Days in a row, first and last.
fn runs(days: &[NaiveDate]) -> Vec<(NaiveDate, NaiveDate)> {
    let mut runs: Vec<(NaiveDate, NaiveDate)> = Vec::new();
    for day in days {
        let goes_on = |run: &&mut (NaiveDate, NaiveDate)| {
            run.1.succ_opt() == Some(*day)
                && run.0.checked_add_days(Days::new(DAYS_AT_ONCE)).is_some_and(|end| *day < end)
        };
        match runs.last_mut().filter(goes_on) {
            Some(run) => run.1 = *day,
            None => runs.push((*day, *day)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn days_in_a_row_are_read_together_up_to_a_week() {
        let day = |number: u64| "2026-02-01".parse::<NaiveDate>().unwrap() + Days::new(number);
        let days: Vec<NaiveDate> = [0, 1, 3, 10, 11, 12, 13, 14, 15, 16, 17].map(day).to_vec();
        assert_eq!(runs(&days), [(day(0), day(1)), (day(3), day(3)), (day(10), day(16)), (day(17), day(17))]);
        assert_eq!(runs(&[]), []);
    }
}
