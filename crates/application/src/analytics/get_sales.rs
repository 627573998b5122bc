//! `GET /api/analytics/sales`.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use tierway_kernel::{Bucket, Permission};
use tierway_orders::{Sales, SalesDimension, sales_series};

use super::read_sales::{PeriodSales, read_sales};
use super::sales_labels::labels;
use super::span::Span;
use crate::{Context, Failure, Transaction};

/// Maximum number of groups.
const MOST_GROUPS: usize = 200;

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
    /// Whether to include the previous period.
    pub compare: bool,
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
    /// The groups, largest revenue first, up to the limit.
    pub groups: Vec<SalesGroup>,
    /// How many there are.
    pub group_count: usize,
    /// The previous period, if requested.
    pub previous: Option<PreviousSales>,
}

/// As many days before.
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
    /// Sales of the previous period, if requested.
    pub previous: Option<Sales>,
}

/// Sales by day and group, compared with the previous period.
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
        true => {
            let span = span.before();
            Some((span, read_sales(tx, &context.services.sales_cache, side, span)?))
        }
        false => None,
    };
    let mut groups = grouped(&now.keys, before.as_ref().map(|(_, sales)| &sales.keys));
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
fn grouped(now: &BTreeMap<String, Sales>, before: Option<&BTreeMap<String, Sales>>) -> Vec<SalesGroup> {
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
    groups.sort_by(|a, b| {
        let order = |group: &SalesGroup| (revenue(&group.sales), group.previous.as_ref().map(revenue));
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

impl Span {
    /// As many days, up to the day before.
    pub(super) fn before(self) -> Span {
        let days = Days::new((self.to - self.from).num_days().unsigned_abs());
        let to = self.from.pred_opt().unwrap_or(self.from);
        Span { from: to.checked_sub_days(days).unwrap_or(to), to, ..self }
    }
}
