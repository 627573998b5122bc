//! Business figures.

use chrono::{DateTime, Utc};
use tierway_accounts::{NewUser, Profile};
use tierway_application::Store;
use tierway_kernel::{BusinessZone, Money, Role};
use tierway_orders::{DayOrders, NewOrder, OrderStatus, PlaceTrade, ProductTrade, TradeSide, Traded};

use super::support::{read, user, write};
use crate::builders::{add_product, at, money, new_customer, new_dealer, order_of, product_draft, quote_of};

/// All of the first days.
fn times() -> (DateTime<Utc>, DateTime<Utc>) {
    (at(0), at(10 * DAY))
}

/// Minutes of a day.
const DAY: i64 = 24 * 60;

fn traded(orders: u64, units: i64, amount: &str) -> Traded {
    Traded { orders, units, amount: money(amount) }
}

pub(super) fn trade_counts_placed_orders_by_day_product_and_status(store: &dyn Store) {
    let (anna, ben) = (user(store, new_customer("anna")), user(store, new_customer("ben")));
    let dealer = user(store, new_dealer("dora"));
    let (lamp, cup) = write(store, |tx| {
        Ok((add_product(tx, &product_draft("Lamp"), 0)?, add_product(tx, &product_draft("Cup"), 0)?))
    });
    let (mug, light) = (cup.clone(), lamp.clone());
    let cancelled = write(store, move |tx| {
        let sold = |order: NewOrder| NewOrder { seller_id: Some(dealer.id), ..order };
        let taxed = |order: NewOrder| NewOrder {
            tax: money("1.00"),
            total: order.goods_total.plus(money("1.00")).unwrap_or(Money::ZERO),
            ..order
        };
        tx.orders().add(&order_of(&anna, &[(&light, 2), (&mug, 1)]), None, at(5))?;
        tx.orders().add(&sold(taxed(order_of(&anna, &[(&mug, 4)]))), None, at(DAY + 5))?;
        tx.orders().add(&sold(order_of(&ben, &[(&light, 1)])), None, at(DAY + 6))?;
        tx.orders().add(&quote_of(&anna, money("500.00")), None, at(DAY + 7))?;
        // The first moment after the time asked for.
        tx.orders().add(&order_of(&anna, &[(&light, 9)]), None, at(10 * DAY))?;
        tx.orders().add(&order_of(&anna, &[(&light, 7)]), None, at(DAY + 8))
    });
    write(store, move |tx| {
        let mut order = cancelled.clone();
        order.status = OrderStatus::Cancelled;
        tx.orders().save(&order, OrderStatus::Pending, None, None, at(DAY + 9))
    });
    let (from, to) = times();
    let days = |side| {
        let runs = BusinessZone::UTC.runs(at(0).date_naive(), at(9 * DAY).date_naive());
        read(store, move |tx| tx.trade().orders_by_day(side, &runs))
    };
    let products = |side| {
        let runs = BusinessZone::UTC.runs(at(0).date_naive(), at(9 * DAY).date_naive());
        by_product(read(store, move |tx| tx.trade().trade_by_product(side, &runs)))
    };
    let day = |number: i64, status, placed| DayOrders { day: at(number * DAY).date_naive(), status, placed };
    let pending = |number: i64, placed| day(number, OrderStatus::Pending, placed);
    let product = |of: &tierway_catalogue::Product, units, amount: &str| ProductTrade {
        product_id: of.id,
        units,
        in_packs: 0,
        in_bulks: 0,
        amount: money(amount),
    };
    // Built products cost customers 14.00.
    let bought = TradeSide::Bought(Some(order_buyer(store, "anna")));
    let gone = day(1, OrderStatus::Cancelled, traded(1, 7, "98.00"));
    assert_eq!(days(bought), [pending(0, traded(1, 3, "42.00")), gone, pending(1, traded(1, 4, "57.00"))]);
    assert_eq!(products(bought), [product(&cup, 5, "70.00"), product(&lamp, 2, "28.00")]);
    let counts = read(store, move |tx| tx.trade().orders_by_status(from, to));
    assert_eq!(counts, [(OrderStatus::Pending, 3), (OrderStatus::Cancelled, 1)]);
    let sold = TradeSide::Sold(Some(order_buyer(store, "dora")));
    assert_eq!(days(sold), [pending(1, traded(2, 5, "70.00"))]);
    let first = pending(0, traded(1, 3, "42.00"));
    assert_eq!(days(TradeSide::Bought(None)), [first, gone, pending(1, traded(2, 5, "71.00"))]);
    assert_eq!(days(TradeSide::Sold(None)), [first, gone, pending(1, traded(2, 5, "70.00"))]);
    assert_eq!(days(TradeSide::Sold(Some(order_buyer(store, "ben")))), []);
    assert_eq!(products(TradeSide::Sold(Some(order_buyer(store, "ben")))), []);
}

/// All days of each product together, the largest amount first.
pub(super) fn by_product(rows: Vec<(chrono::NaiveDate, ProductTrade)>) -> Vec<ProductTrade> {
    let mut sums: Vec<ProductTrade> = Vec::new();
    for (_, row) in rows {
        match sums.iter_mut().find(|sum| sum.product_id == row.product_id) {
            Some(sum) => sum.add(&row),
            None => sums.push(row),
        }
    }
    sums.sort_by_key(|row| (std::cmp::Reverse(row.amount), row.product_id));
    sums
}

fn order_buyer(store: &dyn Store, name: &'static str) -> tierway_kernel::UserId {
    read(store, move |tx| tx.users().credentials(name)).expect("an account of this name").user.id
}

pub(super) fn trade_by_place_is_by_role_country_and_zone(store: &dyn Store) {
    let from_place = |new: NewUser, country: Option<&str>, zone: Option<&str>| {
        let profile =
            Profile { country: country.map(str::to_owned), zone: zone.map(str::to_owned), ..new.profile.clone() };
        NewUser { profile, ..new }
    };
    let dora = user(store, from_place(new_dealer("dora"), Some("Canada"), Some("Ontario")));
    let dina = user(store, from_place(new_dealer("dina"), Some("Canada"), Some("Ontario")));
    let dave = user(store, from_place(new_dealer("dave"), None, None));
    let anna = user(store, from_place(new_customer("anna"), Some("Canada"), None));
    write(store, move |tx| {
        let lamp = add_product(tx, &product_draft("Lamp"), 0)?;
        for (buyer, pieces) in [(&dora, 1), (&dina, 2), (&dave, 3), (&anna, 4)] {
            tx.orders().add(&order_of(buyer, &[(&lamp, pieces)]), None, at(pieces))?;
        }
        tx.orders().add(&quote_of(&dora, money("500.00")), None, at(7))?;
        tx.orders().add(&order_of(&dora, &[(&lamp, 9)]), None, at(20 * DAY))
    });
    let (from, to) = times();
    let mut rows = read(store, move |tx| tx.trade().trade_by_place(&[Role::Dealer, Role::Agent], from, to));
    rows.sort_by(|a, b| a.country.cmp(&b.country));
    let place = |country: Option<&str>, zone: Option<&str>, orders, amount: &str| PlaceTrade {
        role: Role::Dealer,
        country: country.map(str::to_owned),
        zone: zone.map(str::to_owned),
        orders,
        amount: money(amount),
    };
    assert_eq!(rows, [place(None, None, 1, "42.00"), place(Some("Canada"), Some("Ontario"), 2, "42.00")]);
    assert_eq!(read(store, move |tx| tx.trade().trade_by_place(&[], from, to)), []);
}
