//! Verifies sales aggregates against the orders.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate};
use tierway_orders::{Sales, SalesDimension, SoldOrder, TradeSide, sales_by_key};

use super::changed_orders::for_changes;
use super::read_sales::replace;
use super::span::Span;
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// Messages about days whose counts and aggregates, including pending changes, do not match the orders; empty if all
/// match.
pub fn sales_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let zone = business_zone(tx)?;
    let from = DateTime::UNIX_EPOCH.date_naive();
    let to = NaiveDate::from_ymd_opt(2199, 12, 31).unwrap_or(NaiveDate::MAX);
    let traded = tx.trade().orders_by_day(TradeSide::Sold(None), &zone.runs(from, to))?;
    let mut days: BTreeSet<NaiveDate> = traded.into_iter().map(|row| row.day).collect();
    days.extend(tx.sales().rollup_by_day(from, to)?.into_keys());
    let mut faults = Vec::new();
    for day in days {
        let mut changes: Vec<(Vec<SoldOrder>, Vec<SoldOrder>)> = Vec::new();
        for_changes(tx, Span { zone, from: day, to: day }, |before, now| {
            changes.push((before.to_vec(), now.to_vec()))
        })?;
        let orders = tx.sales().sold(zone, day, day)?;
        for side in SalesDimension::ALL {
            let mut sums: BTreeMap<String, Sales> = tx.sales().rollup_by_key(side, day, day)?;
            for (before, now) in &changes {
                replace(&mut sums, sales_by_key(before, side), sales_by_key(now, side));
            }
            if sums != sales_by_key(&orders, side) {
                faults.push(format!("Sales of {day}: the sums by {} are not what the orders say.", side.as_str()));
            }
        }
    }
    faults.extend(tx.sales().miscounted_cohorts(zone)?.into_iter().filter_map(|month| {
        month
            .start()
            .map(|day| format!("Cohorts that ordered in the month of {day}: the sums are not what the orders say."))
    }));
    faults.extend(tx.sales().miscounted_days()?.into_iter().map(|day| match day < from {
        true => "Orders: the counts of all days together are not what the orders say.".to_owned(),
        false => format!("Orders of {day}: the counts, or what they hold of an order, are not what the orders say."),
    }));
    Ok(faults)
}
