//! Sales of a period: aggregates by day, corrected by orders that changed since the last rollup.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate};
use tierway_orders::{Sales, SalesDimension, sales_by_day, sales_by_key};

use super::SalesCache;
use super::changed_orders::for_changes;
use super::span::Span;
use crate::{Context, Failure, Transaction};

/// Sales by day, and by key of the requested dimension.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PeriodSales {
    /// Days without sales are omitted.
    pub days: BTreeMap<NaiveDate, Sales>,
    /// Empty if no dimension was requested.
    pub keys: BTreeMap<String, Sales>,
}

impl PeriodSales {
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
    memory: &SalesCache,
    side: Option<SalesDimension>,
    span: Span,
) -> Result<PeriodSales, Failure> {
    let mut days = tx.sales().rollup_by_day(span.from, span.to)?;
    let mut keys = match side {
        Some(side) => memory.rollup_by_key(tx, side, span.from, span.to)?,
        None => BTreeMap::new(),
    };
    for_changes(tx, span, |before, now| {
        replace(&mut days, sales_by_day(before), sales_by_day(now));
        if let Some(side) = side {
            replace(&mut keys, sales_by_key(before, side), sales_by_key(now, side));
        }
    })?;
    Ok(PeriodSales { days, keys })
}

/// All sales there ever were, as the reports sum them up.
pub(crate) fn sales_ever(tx: &mut dyn Transaction, context: &Context) -> Result<Sales, Failure> {
    let from = Some(DateTime::UNIX_EPOCH.date_naive());
    let ever = Span::of(tx, context, from, None)?;
    total_sales(tx, ever)
}

/// The total of [`read_sales`] for any number of days: summed by the database; only changed orders are read.
pub fn total_sales(tx: &mut dyn Transaction, span: Span) -> Result<Sales, Failure> {
    let mut total = tx.sales().rolled_up(span.from, span.to)?;
    for_changes(tx, span, |before, now| {
        now.iter().for_each(|order| total.add(&order.sales()));
        before.iter().for_each(|order| total.subtract(&order.sales()));
    })?;
    Ok(total)
}

/// Subtracts the old values of some orders and adds the current ones.
pub(super) fn replace<K: Ord + Clone>(
    sums: &mut BTreeMap<K, Sales>,
    before: BTreeMap<K, Sales>,
    now: BTreeMap<K, Sales>,
) {
    for (key, sales) in now {
        sums.entry(key).or_default().add(&sales);
    }
    for (key, sales) in before {
        let rest = sums.entry(key.clone()).or_default();
        rest.subtract(&sales);
        if *rest == Sales::default() {
            sums.remove(&key);
        }
    }
}
