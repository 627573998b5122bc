//! Daily sales and cohorts: stored order data and aggregates, which are exact however much was rolled up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tierway_application::analytics::{PeriodSales, SalesCache, Span};
use tierway_application::{Access, Store, Transaction, transact_blocking};
use tierway_kernel::{BusinessZone, Role, UserId};
use tierway_orders::{NewOrder, Order, OrderOrigin, OrderStatus, SalesDimension, TradeSide, trade_by_day};

use super::sales_story::{DAY, Story, ZONES, day, seen_by, zone};
use super::support::{fold_all, product, race, read, rollup_some, user, write};
use crate::builders::{at, money, new_customer, new_dealer, order_of, product_draft};

/// UTC days to read.
fn seen(store: &dyn Store, side: SalesDimension, days: (i64, i64)) -> PeriodSales {
    seen_by(&Arc::default(), store, BusinessZone::UTC, side, days)
}

pub(super) fn sums_are_what_the_orders_say_whatever_was_taken_into_them(store: &dyn Store) {
    let mut story = Story::start(store, 20_261_123);
    story.check((-1, 4));
    for step in 0..150 {
        story.go_on();
        if step % 5 == 0 {
            story.check([(-1, 4), (1, 2), (2, 2)][step / 5 % 3]);
        }
    }
    fold_all(store, story.zone);
    let (own, days) = (story.zone, (day(-30), day(60)));
    assert_eq!(read(store, move |tx| tx.sales().unsummed(own, days.0, days.1)), []);
    assert_eq!(read(store, move |tx| tx.sales().miscounted_cohorts(own)), []);
    assert_eq!(read(store, |tx| tx.sales().miscounted_days()), []);
    story.check((-1, 4));
    story.check((1, 1));
    story.place();
    assert_eq!(read(store, move |tx| tx.sales().unsummed(own, days.0, days.1)), [story.known.last().expect("it").id]);
    for number in 0..ZONES.len() {
        story.zone = zone(number);
        story.check((-1, 4));
    }
}

pub(super) fn sums_are_exact_while_others_make_them(store: &dyn Store) {
    let (is_over, number) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut story = Story::start(store, 20_261_125);
    std::thread::scope(|scope| {
        for most in [1, 3] {
            let (is_over, number) = (&is_over, &number);
            scope.spawn(move || {
                while !is_over.load(Ordering::Acquire) {
                    // By a zone that may be another one already.
                    rollup_some(store, zone(number.load(Ordering::Acquire)), most);
                }
            });
        }
        for step in 0..60 {
            match step % 10 {
                9 => story.move_on(),
                0..=4 => story.place(),
                _ => story.change(),
            }
            let place = ZONES.iter().position(|name| *name == story.zone.name()).expect("a zone");
            number.store(place, Ordering::Release);
            if step % 6 == 0 {
                story.check((-1, 4));
            }
        }
        is_over.store(true, Ordering::Release);
    });
    fold_all(store, story.zone);
    story.check((-1, 4));
    assert_eq!(read(store, |tx| tx.sales().miscounted_days()), []);
}

pub(super) fn folds_and_orders_at_once_lose_nothing(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mint = product(store, "Mint", 0);
    race(8, |number| {
        for turn in 0..6 {
            if number % 2 == 0 {
                rollup_some(store, BusinessZone::UTC, 4);
            } else {
                let (anna, mint) = (anna.clone(), mint.clone());
                write(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(DAY + turn)));
            }
        }
    });
    assert_eq!(seen(store, SalesDimension::All, (0, 3)).total().orders, 24);
    fold_all(store, BusinessZone::UTC);
    assert_eq!(seen(store, SalesDimension::Channel, (0, 3)).keys["online"].orders, 24);
}

pub(super) fn an_order_keeps_what_was_true_when_it_was_sold(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let mint = product(store, "Mint", 0);
    let (buyer, sold) = (dora.clone(), mint.clone());
    write(store, move |tx| {
        let order = order_of(&buyer, &[(&sold, 3)]);
        let origin = OrderOrigin { region: Some("canada".to_owned()), ..order.origin };
        tx.orders().add(&NewOrder { origin, ..order }, None, at(5)).map(|_| ())
    });
    let (id, cost) = (mint.id, mint.manufacturer_cost);
    write(store, move |tx| {
        let mut draft = product_draft("Mint");
        draft.category = "Moved".to_owned();
        draft.manufacturer_cost = money("9.99");
        tx.products().update(id, &draft, at(6)).map(|_| ())
    });
    let order =
        read(store, |tx| tx.sales().sold(BusinessZone::UTC, day(0), day(0))).pop().expect("an order that counts");
    assert_eq!((order.origin.role, order.origin.region.as_deref()), (Role::Dealer, Some("canada")));
    assert_eq!((order.lines[0].category.as_str(), order.lines[0].unit_cost), (mint.category.as_str(), cost));
    assert_eq!(
        seen(store, SalesDimension::Category, (0, 0)).keys[&mint.category].cost,
        cost.times(3).expect("an amount")
    );
}

/// One order is cancelled while one of another buyer takes its place in every sum of the day.
pub(super) fn a_persons_trade_changes_even_if_no_sum_does(store: &dyn Store) {
    let (anna, ben) = (user(store, new_customer("anna")), user(store, new_customer("ben")));
    let mint = product(store, "Mint", 0);
    let (of_anna, later) = (order_of(&anna, &[(&mint, 1)]), order_of(&anna, &[(&mint, 1)]));
    let of_ben = NewOrder { is_quote: true, ..order_of(&ben, &[(&mint, 1)]) };
    let placed = write(store, move |tx| {
        tx.orders().add(&later, None, at(5 * DAY))?;
        Ok((tx.orders().add(&of_anna, None, at(0))?, tx.orders().add(&of_ben, None, at(1))?))
    });
    fold_all(store, BusinessZone::UTC);
    let memory = Arc::new(SalesCache::default());
    let bought = |person: UserId| {
        let (memory, span) = (memory.clone(), Span { zone: BusinessZone::UTC, from: day(0), to: day(5) });
        let read = move |tx: &mut dyn Transaction| memory.trade(tx, TradeSide::Bought(Some(person)), span);
        let (orders, _) = transact_blocking(store, Access::Read, read).expect("reading succeeds");
        trade_by_day(&orders).iter().filter(|one| one.day == day(0)).map(|one| one.traded.orders).sum::<u64>()
    };
    assert_eq!((bought(anna.id), bought(ben.id)), (1, 0));
    write(store, move |tx| {
        let cancelled = Order { status: OrderStatus::Cancelled, ..placed.0.clone() };
        tx.orders().save(&cancelled, OrderStatus::Pending, None, None, at(9))?;
        let accepted = Order { is_quote: false, ..placed.1.clone() };
        tx.orders().save(&accepted, OrderStatus::Pending, None, None, at(9)).map(|_| ())
    });
    fold_all(store, BusinessZone::UTC);
    assert_eq!((bought(anna.id), bought(ben.id)), (0, 1));
}
