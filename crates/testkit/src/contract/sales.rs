//! Figures that are counted from sales: cohorts, conversion, and the stock at a time.

use tierway_accounts::NewUser;
use tierway_application::Store;
use tierway_kernel::{BusinessZone, Role};
use tierway_orders::{CohortMonth, MonthIndex, OrderCounts, OrderStatus, Quotations, Quote, QuoteState, Registrations};

use super::sales_story::refund;
use super::support::{fold_all, product, read, rollup_some, user, write};
use crate::builders::{at, goods_in, goods_out, money, new_agent, new_customer, new_dealer, order_of, quote_of};

/// Minutes of a day.
const DAY: i64 = 24 * 60;

pub(super) fn cohorts_are_of_referred_customers(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let referred = |name: &str| user(store, NewUser { referred_by: Some(agent.id), ..new_customer(name) });
    let (anna, ben, carl) = (referred("anna"), referred("ben"), referred("carl"));
    user(store, new_customer("dave"));
    let mint = product(store, "Mint", 0);
    let month = MonthIndex::at(BusinessZone::UTC, anna.created_at);
    let (ordered, newest) = write(store, move |tx| {
        tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(1))?;
        tx.orders().add(&order_of(&anna, &[(&mint, 2)]), None, at(2))?;
        let last = tx.orders().add(&order_of(&ben, &[(&mint, 1)]), None, at(3))?;
        let newest = tx.orders().add(&order_of(&ben, &[(&mint, 1)]), None, at(62 * DAY))?;
        tx.order_payments().add(&refund(last.id, 400, "CRN-1"), at(4))?;
        let off = tx.orders().add(&order_of(&carl, &[(&mint, 1)]), None, at(5))?;
        let off = tierway_orders::Order { status: OrderStatus::Cancelled, ..off };
        tx.orders().save(&off, OrderStatus::Pending, None, None, at(6))?;
        Ok((MonthIndex::at(BusinessZone::UTC, at(1)), newest))
    });
    let row = |on: MonthIndex, customers, orders, revenue: &str| CohortMonth {
        cohort: month,
        month: on,
        customers,
        orders,
        revenue: money(revenue),
    };
    let later = MonthIndex::at(BusinessZone::UTC, at(62 * DAY));
    let expected = [row(ordered, 2, 3, "52.00"), row(later, 1, 1, "14.00")];
    let bought = || read(store, move |tx| tx.sales().cohort_months(BusinessZone::UTC, month, month));
    let right = || assert_eq!(read(store, |tx| tx.sales().miscounted_cohorts(BusinessZone::UTC)), []);
    assert_eq!(bought(), expected);
    right();
    assert!(rollup_some(store, BusinessZone::UTC, 2));
    assert_eq!(bought(), expected, "with some of the orders in the sums");
    right();
    fold_all(store, BusinessZone::UTC);
    assert_eq!(bought(), expected, "with all of them");
    right();
    write(store, move |tx| {
        let back = tierway_orders::Order { status: OrderStatus::Cancelled, ..newest.clone() };
        tx.orders().save(&back, OrderStatus::Pending, None, None, at(63 * DAY)).map(|_| ())
    });
    assert_eq!(bought(), expected[..1], "with an order that has changed");
    fold_all(store, BusinessZone::UTC);
    assert_eq!(bought(), expected[..1], "with it in the sums");
    right();
    assert_eq!(read(store, move |tx| tx.sales().cohorts(BusinessZone::UTC, month, month)), [(month, 3, 2)]);
    let after = MonthIndex(month.0 + 1);
    assert_eq!(read(store, move |tx| tx.sales().cohort_months(BusinessZone::UTC, after, after)), []);
    assert_eq!(read(store, move |tx| tx.sales().cohorts(BusinessZone::UTC, after, after)), []);
}

pub(super) fn conversion_counts_what_became_of_it(store: &dyn Store) {
    let (anna, ben) = (user(store, new_customer("anna")), user(store, new_customer("ben")));
    let dora = user(store, new_dealer("dora"));
    let since = anna.created_at;
    let mint = product(store, "Mint", 0);
    write(store, move |tx| {
        let quote = tx.orders().add(&quote_of(&ben, money("5.00")), None, at(1))?;
        let state = QuoteState::Offered;
        let (valid_until, note, offered_by, answered_at) = (None, None, None, None);
        let offered_at = Some(at(2));
        let quote = Quote {
            order_id: quote.id,
            state,
            valid_until,
            note,
            offered_by,
            offered_at,
            answered_at,
            lines: Vec::new(),
        };
        tx.quotes().add(&quote, at(1))?;
        tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(1))?;
        let away = tx.orders().add(&order_of(&dora, &[(&mint, 1)]), None, at(1))?;
        let away = tierway_orders::Order { status: OrderStatus::Delivered, ..away };
        tx.orders().save(&away, OrderStatus::Pending, None, None, at(6))?;
        let off = tx.orders().add(&order_of(&ben, &[(&mint, 1)]), None, at(3))?;
        let off = tierway_orders::Order { status: OrderStatus::Cancelled, ..off };
        tx.orders().save(&off, OrderStatus::Pending, None, None, at(6)).map(|_| ())
    });
    let until = since + chrono::Duration::days(1);
    let registered = |role, registered, ordered| Registrations { role, registered, ordered };
    let expected = [registered(Role::Dealer, 1, 1), registered(Role::Customer, 2, 1)];
    assert_eq!(read(store, move |tx| tx.sales().registrations(since, until)), expected);
    let asked = read(store, |tx| tx.sales().quotations(at(0), at(DAY)));
    assert_eq!(asked, Quotations { asked: 1, offered: 1, accepted: 0 });
    let placed = read(store, |tx| tx.sales().placed_orders(at(0), at(DAY)));
    assert_eq!(placed, OrderCounts { placed: 3, paid: 0, delivered: 1, cancelled: 1 });
    assert_eq!(read(store, |tx| tx.sales().placed_orders(at(2), at(3))), OrderCounts::default());
}

pub(super) fn balances_are_those_of_the_time(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    write(store, move |tx| {
        tx.stock().record(&goods_in(mint, 10), at(10))?;
        tx.stock().record(&goods_out(mint, 4), at(20))?;
        tx.stock().record(&goods_in(lime, 3), at(20))?;
        tx.stock().record(&goods_out(lime, 3), at(30)).map(|_| ())
    });
    let there = |minutes: Vec<i64>| {
        let times: Vec<_> = minutes.into_iter().map(at).collect();
        read(store, move |tx| tx.stock().balances_at(&times))
    };
    assert_eq!(there(vec![10]), []);
    assert_eq!(there(vec![]), []);
    assert_eq!(there(vec![20]), [(mint, vec![10])]);
    assert_eq!(there(vec![10, 21, 31]), [(mint, vec![0, 6, 6]), (lime, vec![0, 3, 0])]);
    let (many, pieces) =
        ((0..30).collect::<Vec<i64>>(), |from: i64| (0..30).map(move |minute| i64::from(minute > from)));
    let mints: Vec<i64> = pieces(10).zip(pieces(20)).map(|(some, fewer)| 10 * some - 4 * fewer).collect();
    assert_eq!(there(many), [(mint, mints), (lime, pieces(20).map(|some| 3 * some).collect())]);
}
