//! `GET /api/analytics/cohorts`.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_kernel::{Money, Permission};
use tierway_orders::{CohortMonth, MonthIndex};

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Default number of months.
const DEFAULT_MONTHS: i64 = 12;
/// Maximum number of months.
const MOST_MONTHS: i64 = 60;

/// Customers who registered through a referral, by the month in which they did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cohort {
    /// The first day of the month.
    pub month: NaiveDate,
    /// How many registered.
    pub customers: u64,
    /// How many of them have ordered since.
    pub ordered: u64,
    /// Each month until now, including those without orders.
    pub months: Vec<CohortPoint>,
}

/// Their purchases in one month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CohortPoint {
    /// Its first day.
    pub start: NaiveDate,
    /// How many of them ordered.
    pub customers: u64,
    /// How many orders.
    pub orders: u64,
    /// Goods, less what of them went back.
    pub revenue: Money,
}

/// The cohorts of the months of these days; by default the last twelve.
pub fn get_cohorts(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Vec<Cohort>, Failure> {
    context.require(Permission::GetCohorts)?;
    cohorts(tx, context, from, to)
}

/// The same after the permission check.
pub(crate) fn cohorts(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Vec<Cohort>, Failure> {
    let zone = business_zone(tx)?;
    let today = zone.day(context.now);
    let to = MonthIndex::of(to.unwrap_or(today));
    let from = from.map_or(MonthIndex(to.0 - DEFAULT_MONTHS + 1), MonthIndex::of);
    if from > to {
        return Err(Failure::field("from", "The first day cannot be after the last."));
    }
    if to.0 - from.0 >= MOST_MONTHS {
        return Err(Failure::field("from", "Please choose at most 60 months."));
    }
    let bought: HashMap<(MonthIndex, MonthIndex), CohortMonth> =
        tx.sales().cohort_months(zone, from, to)?.into_iter().map(|row| ((row.cohort, row.month), row)).collect();
    let registered: HashMap<MonthIndex, (u64, u64)> =
        tx.sales().cohorts(zone, from, to)?.into_iter().map(|(month, all, some)| (month, (all, some))).collect();
    let now = MonthIndex::of(today);
    let cohort = |month: MonthIndex| {
        let (customers, ordered) = registered.get(&month).copied().unwrap_or_default();
        let point = |at: MonthIndex| {
            let row = bought.get(&(month, at));
            Some(CohortPoint {
                start: at.start()?,
                customers: row.map_or(0, |row| row.customers),
                orders: row.map_or(0, |row| row.orders),
                revenue: row.map_or(Money::ZERO, |row| row.revenue),
            })
        };
        let months = (month.0..=now.0).filter_map(|at| point(MonthIndex(at))).collect();
        Some(Cohort { month: month.start()?, customers, ordered, months })
    };
    Ok((from.0..=to.0.min(now.0)).filter_map(|month| cohort(MonthIndex(month))).collect())
}
