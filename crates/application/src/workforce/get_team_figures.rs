//! `GET /api/workforce/figures`: what the manager's Analytics and the supervisor's Operations show.

use std::collections::BTreeMap;

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_accounts::User;
use tierway_catalogue::{ProductFilter, ProductSort};
use tierway_inventory::{LotFilter, LotSelection, LotSort};
use tierway_kernel::{PageRequest, Permission, StoreError, UserId};
use tierway_orders::{Comparison, OrderStatus, PACKED, UNPACKED};
use tierway_workforce::{IssuePriority, check_leads};

use crate::analytics::{RecentWork, recent_work};
use crate::settings::Settings;
use crate::{Context, Failure, Transaction};

/// Days of work by person, today included.
const DAYS_OF_WORK: u64 = 7;
/// Days of the series of reported issues, today included.
const DAYS_OF_ISSUES: u64 = 14;
/// Period of the average resolution time in days, including today.
const DAYS_OF_DECISIONS: u64 = 30;
/// Lots that expire within this many days are counted.
const DAYS_TO_EXPIRY: u64 = 30;

/// Output of one person within the last days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonFigures {
    /// Who.
    pub user_id: UserId,
    /// First and last name.
    pub name: String,
    /// Orders they packed or sent.
    pub orders: u64,
    /// Picks they ended, whole or short.
    pub picks: u64,
}

/// The figures of the team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamFigures {
    /// Orders by state, each state once; quote requests are not counted.
    pub orders_by_status: Vec<(OrderStatus, u64)>,
    /// Orders that were packed or sent today.
    pub processed_today: u64,
    /// Orders per employee in seven days, most first.
    pub processed_by_person: Vec<PersonFigures>,
    /// Open issues by priority, each priority once.
    pub open_issues: Vec<(IssuePriority, u64)>,
    /// Issues by the day they were reported, oldest first and without gaps.
    pub issues_per_day: Vec<(NaiveDate, u64)>,
    /// Tenths of hours from report to decision, over the decisions of thirty days; `None` without any.
    pub resolution_tenths: Option<i64>,
    /// The same over the thirty days before.
    pub resolution_tenths_before: Option<i64>,
    /// Active products on the list of low stock.
    pub stock_below_low: u64,
    /// Active products of which nothing is left.
    pub stock_out: u64,
    /// Batches with pieces that end today or within thirty days.
    pub lots_expiring: u64,
    /// What was done in the last days.
    pub recent: RecentWork,
}

/// The figures; for managers, supervisors, admin and manufacturer.
pub fn get_team_figures(tx: &mut dyn Transaction, context: &Context) -> Result<TeamFigures, Failure> {
    context.require(Permission::GetTeamFigures)?;
    check_leads(&context.actor)?;
    let settings = Settings::load(tx)?;
    let zone = settings.business_zone;
    let today = zone.day(context.now);
    let end = zone.end(today);
    let first = |days: u64| today - Days::new(days - 1);
    let since = |days: u64| zone.start(first(days));
    let (orders_by_status, open_issues) = (orders_by_status(tx)?, open_issues(tx)?);
    let recent = recent_work(tx, context, zone)?;
    let processed_by_person = by_person(tx, since(DAYS_OF_WORK), end)?;
    let reported = tx.issues().reported_by_day(&zone.runs(first(DAYS_OF_ISSUES), today))?;
    let decided = tx.issues().resolutions(since(DAYS_OF_DECISIONS), end)?;
    let (from, to) = Comparison::Previous.days(first(DAYS_OF_DECISIONS), today);
    let decided_before = tx.issues().resolutions(zone.start(from), zone.end(to))?;
    let mark = settings.purchaser_alert_mark;
    Ok(TeamFigures {
        orders_by_status,
        processed_today: recent.today().orders_processed,
        processed_by_person,
        open_issues,
        issues_per_day: without_gaps(&reported, today),
        resolution_tenths: decided.average_tenths_of_hours(),
        resolution_tenths_before: decided_before.average_tenths_of_hours(),
        stock_below_low: products_below(tx, mark)?,
        stock_out: products_below(tx, 1)?,
        lots_expiring: lots_ending(tx, today, today + Days::new(DAYS_TO_EXPIRY))?,
        recent,
    })
}

fn orders_by_status(tx: &mut dyn Transaction) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
    let counts = tx.warehouse().counts()?;
    let of = |status| counts.iter().filter(|count| count.status == status).map(|count| count.orders).sum();
    Ok(OrderStatus::ALL.into_iter().map(|status| (status, of(status))).collect())
}

fn open_issues(tx: &mut dyn Transaction) -> Result<Vec<(IssuePriority, u64)>, StoreError> {
    let counts = tx.issues().open_by_priority()?;
    let of = |wanted| counts.iter().find(|(priority, _)| *priority == wanted).map_or(0, |(_, issues)| *issues);
    Ok(IssuePriority::ALL.iter().map(|priority| (*priority, of(*priority))).collect())
}

fn by_person(
    tx: &mut dyn Transaction,
    begin: DateTime<Utc>,
    end: DateTime<Utc>,
) -> Result<Vec<PersonFigures>, StoreError> {
    let mut work: BTreeMap<UserId, (u64, u64)> = BTreeMap::new();
    for (person, orders) in tx.warehouse().moved_by_person(&UNPACKED, &PACKED, begin, end)? {
        work.entry(person).or_default().0 = orders;
    }
    for (person, picks) in tx.picks().picked_by_person(begin, end)? {
        work.entry(person).or_default().1 = picks;
    }
    let ids: Vec<UserId> = work.keys().copied().collect();
    let figures = |user: User| {
        let (orders, picks) = work.get(&user.id).copied().unwrap_or_default();
        PersonFigures { user_id: user.id, name: user.full_name(), orders, picks }
    };
    let mut people: Vec<PersonFigures> = tx.users().by_ids(&ids)?.into_iter().map(figures).collect();
    people.sort_by_key(|person| (std::cmp::Reverse((person.orders, person.picks)), person.user_id));
    Ok(people)
}

fn without_gaps(found: &[(NaiveDate, u64)], today: NaiveDate) -> Vec<(NaiveDate, u64)> {
    let of = |day| found.iter().find(|(of, _)| *of == day).map_or(0, |(_, issues)| *issues);
    let days = (0..DAYS_OF_ISSUES).rev().map(|back| today - Days::new(back));
    days.map(|day| (day, of(day))).collect()
}

/// Active products with a balance below the mark, as the list of low stock counts them.
fn products_below(tx: &mut dyn Transaction, mark: i64) -> Result<u64, StoreError> {
    let filter = ProductFilter { is_active: Some(true), balance_below: Some(mark), ..ProductFilter::default() };
    Ok(tx.products().list(&filter, ProductSort::Name, &PageRequest::first(1))?.total)
}

fn lots_ending(tx: &mut dyn Transaction, first: NaiveDate, last: NaiveDate) -> Result<u64, StoreError> {
    let filter = LotFilter { show: LotSelection::EndingWithin(first, last), ..LotFilter::default() };
    Ok(tx.lots().list(&filter, LotSort::Expiry, &PageRequest::first(1))?.total)
}
