//! `GET /api/analytics/sales`.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tierway_kernel::{Bucket, Permission};
use tierway_orders::{Comparison, Sales, SalesDimension, sales_series};

use super::read_sales::{PeriodSales, read_sales};
use super::sales_labels::labels;
use super::span::Span;
use crate::{Context, Failure, Transaction};

/// Maximum number of groups.
const MOST_GROUPS: usize = 200;

tierway_kernel::names! {
    /// Order of the groups.
    #[derive(Default)]
    pub enum SalesSort as "SalesSortName" {
        /// The largest revenue first.
        #[default]
        Revenue = "revenue",
        /// First whose revenue fell most against the period compared with.
        Fall = "fall",
    }
}

/// The requested figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SalesQuery {
    /// The first day; by default 30 days up to the last.
    pub from: Option<NaiveDate>,
    /// The last day; today if not given.
    pub to: Option<NaiveDate>,
    /// The length of one point of the series.
    pub step: Bucket,
    /// Dimension to group by; no groups if not given.
    pub by: Option<SalesDimension>,
    /// Period to compare with; none if not given.
    pub compare: Option<Comparison>,
    /// Order of the groups. By their fall only where there is something to compare with.
    pub sort: SalesSort,
}

/// Sales figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesReport {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// The length of one point of the series.
    pub step: Bucket,
    /// All days together.
    pub total: Sales,
    /// Points with their first day.
    pub series: Vec<(NaiveDate, Sales)>,
    /// The groups in the requested order, up to the limit.
    pub groups: Vec<SalesGroup>,
    /// How many there are.
    pub group_count: usize,
    /// The period compared with, if requested.
    pub previous: Option<PreviousSales>,
}

/// The period compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviousSales {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// All days together.
    pub total: Sales,
    /// Points with their first day.
    pub series: Vec<(NaiveDate, Sales)>,
}

/// The sales of one key of a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesGroup {
    /// The key; `None`: what belongs to none.
    pub key: Option<String>,
    /// Its name now.
    pub label: String,
    /// Its sales.
    pub sales: Sales,
    /// Sales of the period compared with, if requested.
    pub previous: Option<Sales>,
}

/// Sales by day and group, compared with an earlier period.
pub fn get_sales(tx: &mut dyn Transaction, context: &Context, query: SalesQuery) -> Result<SalesReport, Failure> {
    context.require(Permission::GetSales)?;
    report(tx, context, query, MOST_GROUPS)
}

/// The same after the permission check, with this many groups.
pub(crate) fn report(
    tx: &mut dyn Transaction,
    context: &Context,
    query: SalesQuery,
    most: usize,
) -> Result<SalesReport, Failure> {
    let span = Span::of(tx, context, query.from, query.to)?;
    let side = query.by.filter(|side| *side != SalesDimension::All);
    let points = |span: Span, sales: &PeriodSales| -> Result<Vec<(NaiveDate, Sales)>, Failure> {
        let too_many = || Failure::field("step", "Please choose a shorter period or longer intervals.");
        let starts = query.step.starts(span.from, span.to).ok_or_else(too_many)?;
        Ok(sales_series(query.step, starts, &sales.days))
    };
    points(span, &PeriodSales::default())?;
    let now = read_sales(tx, &context.services.sales_cache, side, span)?;
    let before = match query.compare {
        Some(comparison) => {
            let (from, to) = comparison.days(span.from, span.to);
            let span = span.part(from, to);
            Some((span, read_sales(tx, &context.services.sales_cache, side, span)?))
        }
        None => None,
    };
    let mut groups = grouped(&now.keys, before.as_ref().map(|(_, sales)| &sales.keys), query.sort);
    let group_count = groups.len();
    groups.truncate(most);
    if let Some(side) = side {
        label(tx, side, &mut groups)?;
    }
    let previous = before.map(|(span, sales)| {
        let series = points(span, &sales)?;
        Ok::<_, Failure>(PreviousSales { from: span.from, to: span.to, total: sales.total(), series })
    });
    Ok(SalesReport {
        from: span.from,
        to: span.to,
        step: query.step,
        total: now.total(),
        series: points(span, &now)?,
        groups,
        group_count,
        previous: previous.transpose()?,
    })
}

/// All groups that sold something in either time, without their names.
fn grouped(
    now: &BTreeMap<String, Sales>,
    before: Option<&BTreeMap<String, Sales>>,
    sort: SalesSort,
) -> Vec<SalesGroup> {
    let gone = before.into_iter().flat_map(BTreeMap::keys).filter(|key| !now.contains_key(*key));
    let of = |sums: &BTreeMap<String, Sales>, key: &String| sums.get(key).copied().unwrap_or_default();
    let group = |key: &String| SalesGroup {
        key: Some(key.clone()).filter(|key| !key.is_empty()),
        label: String::new(),
        sales: of(now, key),
        previous: before.map(|before| of(before, key)),
    };
    let mut groups: Vec<SalesGroup> = now.keys().chain(gone).map(group).collect();
    let revenue = |sales: &Sales| std::cmp::Reverse(sales.revenue());
    let change = |group: &SalesGroup| match (sort, &group.previous) {
        (SalesSort::Fall, Some(previous)) => group.sales.revenue().minor().saturating_sub(previous.revenue().minor()),
        _ => 0,
    };
    groups.sort_by(|a, b| {
        let order = |group: &SalesGroup| (change(group), revenue(&group.sales), group.previous.as_ref().map(revenue));
        order(a).cmp(&order(b)).then_with(|| a.key.cmp(&b.key))
    });
    groups
}

fn label(tx: &mut dyn Transaction, side: SalesDimension, groups: &mut [SalesGroup]) -> Result<(), Failure> {
    let keys: Vec<String> = groups.iter().map(|group| group.key.clone().unwrap_or_default()).collect();
    let mut names = labels(tx, side, &keys)?;
    for (group, key) in groups.iter_mut().zip(keys) {
        group.label = names.remove(&key).unwrap_or(key);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tierway_kernel::Money;

    use super::*;

    #[test]
    fn who_fell_behind_most_comes_first() {
        let sums = |rows: &[(&str, i64)]| -> BTreeMap<String, Sales> {
            let sales = |goods| Sales { orders: 1, goods: Money::of(goods), ..Sales::default() };
            rows.iter().map(|(key, goods)| ((*key).to_owned(), sales(*goods))).collect()
        };
        let (now, before) = (sums(&[("1", 500), ("2", 900), ("3", 10)]), sums(&[("1", 700), ("3", 10), ("4", 150)]));
        let keys = |before: Option<&BTreeMap<String, Sales>>, sort| {
            grouped(&now, before, sort).into_iter().filter_map(|group| group.key).collect::<String>()
        };
        assert_eq!(keys(Some(&before), SalesSort::Fall), "1432");
        assert_eq!(keys(Some(&before), SalesSort::Revenue), "2134");
        assert_eq!(keys(None, SalesSort::Fall), "213");
    }
}
