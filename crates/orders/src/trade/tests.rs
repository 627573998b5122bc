//! Series, averages and margins.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn traded(orders: u64, units: i64, cents: i64) -> Traded {
    Traded { orders, units, amount: Money::of(cents) }
}

#[test]
fn days_add_up_to_the_points_of_a_series_without_gaps() {
    let days = [("2026-01-30", 100), ("2026-03-01", 250), ("2026-03-02", 50)]
        .map(|(on, cents)| DayTrade { day: day(on), traded: traded(1, 2, cents) });
    let starts = Bucket::Month.starts(day("2026-01-15"), day("2026-03-02")).unwrap();
    let points = trade_series(Bucket::Month, starts, &days);
    let expected = [
        (day("2026-01-01"), traded(1, 2, 100)),
        (day("2026-02-01"), Traded::default()),
        (day("2026-03-01"), traded(2, 4, 300)),
    ];
    assert_eq!(points, expected);
}

#[test]
fn cancelled_orders_count_by_status_only() {
    let row = |on, status, placed| DayOrders { day: day(on), status, placed };
    let orders = [
        row("2026-03-01", OrderStatus::Cancelled, traded(4, 9, 900)),
        row("2026-03-02", OrderStatus::Cancelled, traded(1, 1, 100)),
        row("2026-03-02", OrderStatus::Paid, traded(2, 4, 300)),
        row("2026-03-02", OrderStatus::Pending, traded(1, 2, 50)),
    ];
    assert_eq!(trade_by_day(&orders), [DayTrade { day: day("2026-03-02"), traded: traded(3, 6, 350) }]);
    let counts = [(OrderStatus::Pending, 1), (OrderStatus::Paid, 2), (OrderStatus::Cancelled, 5)];
    assert_eq!(count_by_status(&orders), counts);
}

#[test]
fn the_average_is_rounded_half_up_and_nothing_without_orders() {
    assert_eq!(traded(0, 0, 0).average(), Money::ZERO);
    assert_eq!(traded(3, 9, 1000).average(), Money::of(333));
    assert_eq!(traded(2, 9, 101).average(), Money::of(51));
}

#[test]
fn the_margin_is_over_what_is_known() {
    let row = |id, units, cents| ProductTrade {
        product_id: ProductId(id),
        units,
        in_packs: 0,
        in_bulks: 0,
        amount: Money::of(cents),
    };
    let rows = [row(1, 10, 1500), row(2, 1, 900), row(3, 2, 100)];
    let cost = |row: &ProductTrade| {
        let known = [(1, 1_200), (3, 120)].into_iter().find(|(known, _)| *known == row.product_id.0);
        known.map(|(_, cents)| Money::of(cents))
    };
    assert_eq!(trade_margin(&rows, cost), Some((Money::of(1320), Money::of(280))));
    assert_eq!(trade_margin(&rows, |_| None), None);
    assert_eq!(trade_margin(&[], cost), None);
}

#[test]
fn a_loss_is_a_margin_below_nothing() {
    let rows = [ProductTrade { product_id: ProductId(1), units: 2, in_packs: 0, in_bulks: 0, amount: Money::of(100) }];
    assert_eq!(trade_margin(&rows, |_| Some(Money::of(120))), Some((Money::of(120), Money::of(-20))));
}

#[test]
fn cancelled_orders_and_requests_for_quotation_are_no_trade() {
    for status in OrderStatus::ALL {
        assert_eq!(is_trade(status, false), status != OrderStatus::Cancelled, "{status:?}");
        assert!(!is_trade(status, true), "{status:?}");
        let arrived = matches!(status, OrderStatus::Delivered | OrderStatus::Completed | OrderStatus::Cancelled);
        assert_eq!((is_open(status, false), is_open(status, true)), (!arrived, false), "{status:?}");
    }
}
