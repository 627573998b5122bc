//! Proof that the sums of days are what their orders say.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate};
use tierway_orders::{SalesSide, TradeSide, sales_by_key};

use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// Sentences about days whose counts and sums are not what their orders say, though nothing says that they have changed; empty when
/// all is well.
pub fn sales_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let zone = business_zone(tx)?;
    let from = DateTime::UNIX_EPOCH.date_naive();
    let to = NaiveDate::from_ymd_opt(2199, 12, 31).unwrap_or(NaiveDate::MAX);
    let traded = tx.trade().trade_by_day(TradeSide::Sold(None), &zone.runs(from, to))?;
    let mut days: BTreeSet<NaiveDate> = traded.into_iter().map(|row| row.day).collect();
    days.extend(tx.sales().folded_by_day(zone, from, to)?.into_keys());
    for day in tx.sales().changed_days(zone, from, to)? {
        days.remove(&day);
    }
    let mut faults = Vec::new();
    for day in days {
        let orders = tx.sales().sold(zone, day, day)?;
        for side in SalesSide::ALL {
            if tx.sales().folded_by_key(side, day, day)? != sales_by_key(&orders, side) {
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
        false => format!("Orders of {day}: the counts are not what the orders say."),
    }));
    Ok(faults)
}
