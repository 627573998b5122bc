//! Business days: daily counts follow the time zone, before and after rollups, and when the zone changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Duration, NaiveDate, Utc};
use tierway_accounts::NewUser;
use tierway_application::analytics::{SalesCache, Span, read_sales, sales_faults};
use tierway_application::{Access, Store, Transaction, transact_blocking};
use tierway_kernel::{BusinessZone, Money, PageRequest};
use tierway_orders::{CohortMonth, MonthIndex, OrderFilter, OrderScope, OrderStatus, SalesDimension, TradeSide};

use super::support::{fold_all, product, read, rollup_some, user, write};
use crate::builders::{at, money, new_agent, new_customer, order_of};

const KEY: &str = "businessTimeZone";

fn time(text: &str) -> DateTime<Utc> {
    text.parse().expect("a time")
}

fn zone(name: &str) -> BusinessZone {
    name.parse().expect("a zone")
}

/// Sets the zone as the settings do.
fn set(store: &dyn Store, zone: BusinessZone) {
    write(store, move |tx| tx.settings().set(KEY, zone.name(), at(0)));
}

/// Times around the midnights of the zones below, when clocks change in London and in Auckland, and at the end of a month.
const PLACED: [&str; 12] = [
    "2026-03-27T12:00:00Z",
    "2026-03-28T23:30:00Z",
    "2026-03-29T00:30:00Z",
    "2026-03-29T22:59:59Z",
    "2026-03-29T23:00:00Z",
    "2026-03-30T18:14:59Z",
    "2026-03-30T18:15:00Z",
    "2026-03-31T15:59:59Z",
    "2026-03-31T16:00:00Z",
    "2026-03-31T23:30:00Z",
    "2026-04-04T10:59:59Z",
    "2026-04-05T11:59:59Z",
];

struct Placed {
    times: Vec<DateTime<Utc>>,
    /// When the buyer registered.
    registered: DateTime<Utc>,
}

impl Placed {
    fn by_day(&self, zone: BusinessZone) -> BTreeMap<NaiveDate, u64> {
        let mut days = BTreeMap::new();
        for time in &self.times {
            *days.entry(zone.day(*time)).or_default() += 1;
        }
        days
    }

    /// Compares whatever counts by day or month with the orders, from one day to another.
    fn check(&self, store: &dyn Store, memory: &Arc<SalesCache>, zone: BusinessZone, from: NaiveDate, to: NaiveDate) {
        let mut days = self.by_day(zone);
        days.retain(|day, _| (from..=to).contains(day));
        let all: u64 = days.values().sum();
        let name = zone.name();
        for side in [SalesDimension::All, SalesDimension::Product] {
            let (span, memory) = (Span { zone, from, to }, Arc::clone(memory));
            let read = move |tx: &mut dyn Transaction| read_sales(tx, &memory, Some(side), span);
            let seen = transact_blocking(store, Access::Read, read).expect("reading succeeds");
            let counted: BTreeMap<NaiveDate, u64> =
                seen.days.iter().map(|(day, sales)| (*day, sales.order_count())).collect();
            assert_eq!(counted, days, "{name}: sales by day from {from} to {to}");
            let by_key: u64 = seen.keys.values().map(|sales| sales.order_count()).sum();
            assert_eq!(by_key, all, "{name}: sales by {side:?} from {from} to {to}");
        }
        let (runs, start, end) = (zone.runs(from, to), zone.start(from), zone.end(to));
        let trade = {
            let runs = runs.clone();
            read(store, move |tx| tx.trade().orders_by_day(TradeSide::Bought(None), &runs))
        };
        let counted: BTreeMap<NaiveDate, u64> = trade.iter().map(|row| (row.day, row.placed.orders)).collect();
        assert_eq!(counted, days, "{name}: trade by day");
        let totals = read(store, move |tx| tx.trade().totals_by_day(&runs));
        let expected: Vec<(NaiveDate, Money)> = trade.iter().map(|row| (row.day, row.placed.amount)).collect();
        assert_eq!(totals, expected, "{name}: totals by day");
        assert_eq!(read(store, move |tx| tx.sales().placed_orders(start, end)).placed, all, "{name}: placed");
        let statuses = read(store, move |tx| tx.trade().orders_by_status(start, end));
        let expected: Vec<_> = Some((OrderStatus::Pending, all)).filter(|_| all > 0).into_iter().collect();
        assert_eq!(statuses, expected, "{name}: by status");
        let filter = OrderFilter { from: Some(start), to: Some(end), ..OrderFilter::default() };
        let list = read(store, move |tx| tx.orders().list(OrderScope::All, &filter, &PageRequest::first(1)));
        assert_eq!(list.total, all, "{name}: the list of these days");
    }

    fn check_cohorts(&self, store: &dyn Store, zone: BusinessZone) {
        let cohort = MonthIndex::at(zone, self.registered);
        let mut months: BTreeMap<MonthIndex, u64> = BTreeMap::new();
        for time in &self.times {
            *months.entry(MonthIndex::at(zone, *time)).or_default() += 1;
        }
        let row = |(month, orders): (MonthIndex, u64)| CohortMonth {
            cohort,
            month,
            customers: 1,
            orders,
            revenue: money("14.00").times(i64::try_from(orders).unwrap_or_default()).expect("an amount"),
        };
        let expected: Vec<CohortMonth> = months.into_iter().map(row).collect();
        let name = zone.name();
        assert_eq!(read(store, move |tx| tx.sales().cohort_months(zone, cohort, cohort)), expected, "{name}: cohorts");
        assert_eq!(read(store, move |tx| tx.sales().cohorts(zone, cohort, cohort)), [(cohort, 1, 1)], "{name}");
    }

    /// All of it, whole and day by day.
    fn check_all(&self, store: &dyn Store, memory: &Arc<SalesCache>, zone: BusinessZone) {
        let (first, last) = (time("2026-03-26T00:00:00Z").date_naive(), time("2026-04-07T00:00:00Z").date_naive());
        self.check(store, memory, zone, first, last);
        for day in first.iter_days().take_while(|day| *day <= last) {
            self.check(store, memory, zone, day, day);
        }
        self.check_cohorts(store, zone);
        let faults = transact_blocking(store, Access::Read, |tx| sales_faults(tx)).expect("the sums are compared");
        assert_eq!(faults, Vec::<String>::new(), "{}", zone.name());
    }
}

pub(super) fn days_follow_the_zone_of_the_business(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let buyer = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
    let mut placed = Placed { times: Vec::new(), registered: buyer.created_at };
    let mint = product(store, "Mint", 0);
    let place = |placed: &mut Placed, time: DateTime<Utc>| {
        let (buyer, mint) = (buyer.clone(), mint.clone());
        write(store, move |tx| tx.orders().add(&order_of(&buyer, &[(&mint, 1)]), None, time));
        placed.times.push(time);
    };
    PLACED.map(time).into_iter().for_each(|time| place(&mut placed, time));
    let memory = Arc::default();
    placed.check_all(store, &memory, BusinessZone::UTC);
    fold_all(store, BusinessZone::UTC);
    placed.check_all(store, &memory, BusinessZone::UTC);
    let late = time("2026-03-31T23:30:00Z");
    assert_eq!(zone("Asia/Kuala_Lumpur").day(late), (late + Duration::days(1)).date_naive());
    let mut before = BusinessZone::UTC;
    for (turn, name) in
        ["Asia/Kuala_Lumpur", "Europe/London", "Asia/Kathmandu", "Pacific/Auckland", "America/New_York", "UTC"]
            .into_iter()
            .enumerate()
    {
        let zone = zone(name);
        set(store, zone);
        placed.check_all(store, &memory, zone);
        // Some are taken into the new days, one is ordered, and somebody still takes some by the zone before.
        assert!(rollup_some(store, zone, 5), "{name}");
        placed.check_all(store, &memory, zone);
        place(&mut placed, time(PLACED[turn]));
        placed.check_all(store, &memory, zone);
        assert!(rollup_some(store, before, 3), "{name}");
        placed.check_all(store, &memory, zone);
        fold_all(store, zone);
        assert!(!rollup_some(store, zone, 5), "{name}: nothing is left");
        placed.check_all(store, &memory, zone);
        before = zone;
    }
}
