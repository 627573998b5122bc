//! The warehouse's figures, reports and couriers.

use tierway_application::Store;
use tierway_kernel::{BusinessZone, UserId};
use tierway_orders::{
    Courier, DayMoves, NewOrder, NewWarehouseReport, Order, OrderFilter, OrderScope, OrderStatus, Shipping,
    WarehouseCount, WarehouseReport,
};

use super::support::{all, assert_walks, product, read, refused, user, write};
use crate::builders::{at, money, new_customer, new_warehouse, order_of, quote_of};

/// An order of one piece that `courier` carries.
fn place(store: &dyn Store, name: &str, courier: Courier, minute: i64) -> Order {
    let anna = user(store, new_customer(name));
    let mint = product(store, &format!("Mint of {name}"), 9);
    let new = order_of(&anna, &[(&mint, 1)]);
    let new = NewOrder { shipping: Shipping { courier, ..new.shipping.clone() }, ..new };
    write(store, move |tx| tx.orders().add(&new, None, at(minute)))
}

fn move_to(store: &dyn Store, order: &Order, status: OrderStatus, minute: i64) -> Order {
    let (from, next) = (order.status, Order { status, ..order.clone() });
    assert!(write(store, move |tx| tx.orders().save(&next, from, None, None, at(minute))));
    let id = order.id;
    read(store, move |tx| tx.orders().by_id(id)).expect("the order exists")
}

pub(super) fn the_courier_reads_back_and_filters(store: &dyn Store) {
    let fast = place(store, "anna", Courier::Express, 1);
    let fetched = place(store, "ben", Courier::None, 2);
    assert_eq!((fast.shipping.courier, fetched.shipping.courier), (Courier::Express, Courier::None));
    let ids = |courier| {
        let filter = OrderFilter { courier: Some(courier), ..OrderFilter::default() };
        let page = read(store, move |tx| tx.orders().list(OrderScope::All, &filter, &all()));
        page.items.into_iter().map(|order| order.id).collect::<Vec<_>>()
    };
    assert_eq!((ids(Courier::Express), ids(Courier::None)), (vec![fast.id], vec![fetched.id]));
    let shipping = Shipping { courier: Courier::Economy, ..fast.shipping.clone() };
    let changed = move_to(store, &Order { shipping, ..fast.clone() }, OrderStatus::Ready, 3);
    assert_eq!(changed.shipping.courier, Courier::Economy);
    assert_eq!((ids(Courier::Express), ids(Courier::Economy)), (vec![], vec![fast.id]));
}

pub(super) fn orders_are_counted_by_state_and_courier(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.warehouse().counts()), []);
    let order = place(store, "anna", Courier::Express, 1);
    place(store, "ben", Courier::Express, 2);
    place(store, "cleo", Courier::Standard, 3);
    move_to(store, &order, OrderStatus::Ready, 4);
    let dora = user(store, new_customer("dora"));
    write(store, move |tx| tx.orders().add(&quote_of(&dora, money("9.00")), None, at(5)));
    let mut counts = read(store, |tx| tx.warehouse().counts());
    counts.sort_by_key(|count| (count.status, count.courier.as_str()));
    let count = |status, courier| WarehouseCount { status, courier, orders: 1 };
    let expected = [
        count(OrderStatus::Pending, Courier::Express),
        count(OrderStatus::Pending, Courier::Standard),
        count(OrderStatus::Ready, Courier::Express),
    ];
    assert_eq!(counts, expected, "requests for quotation are not counted");
}

pub(super) fn moves_are_counted_by_day_once_an_order(store: &dyn Store) {
    use OrderStatus::{Completed, Delivered, Processing, Ready, Shipped};
    let day = 24 * 60;
    let order = place(store, "anna", Courier::Express, 1);
    let order = move_to(store, &order, Ready, 2);
    let order = move_to(store, &order, Processing, 3);
    let order = move_to(store, &order, Shipped, 4);
    let order = move_to(store, &order, Delivered, day);
    move_to(store, &order, Completed, 2 * day);
    let other = place(store, "ben", Courier::None, 2);
    move_to(store, &other, Shipped, 5);
    let last = place(store, "cleo", Courier::None, day);
    move_to(store, &last, Completed, 3 * day);
    let moves = |first: i64, last: i64| {
        let runs = BusinessZone::UTC.runs(at(first).date_naive(), at(last).date_naive());
        read(store, move |tx| tx.warehouse().moves_by_day(&runs))
    };
    let of = |minute: i64, [processed, shipped, delivered]: [u64; 3]| {
        (at(minute).date_naive(), DayMoves { processed, shipped, delivered })
    };
    let expected = [of(0, [2, 2, 0]), of(day, [0, 0, 1]), of(3 * day, [1, 1, 1])];
    assert_eq!(moves(0, 4 * day), expected, "back and forth is once a day, from delivered to completed is nothing");
    assert_eq!((moves(day, 2 * day), moves(2 * day, 2 * day)), (vec![expected[1]], vec![]));
    // Midnight of the business is another moment: 09:05 UTC is the day before in Honolulu.
    let zone: BusinessZone = "Pacific/Honolulu".parse().expect("a zone");
    let runs = zone.runs(at(-day).date_naive(), at(-day).date_naive());
    assert_eq!(read(store, move |tx| tx.warehouse().moves_by_day(&runs)), [of(-day, [2, 2, 0])]);
}

pub(super) fn moves_are_counted_for_who_made_them(store: &dyn Store) {
    use OrderStatus::{Processing, Ready, Shipped};
    let (willi, emil) = (user(store, new_warehouse("willi")).id, user(store, new_warehouse("emil")).id);
    let moves = |order: &Order, steps: Vec<(OrderStatus, Option<UserId>, i64)>| {
        let mut order = order.clone();
        write(store, move |tx| {
            for (status, by, minute) in steps.clone() {
                let next = Order { status, ..order.clone() };
                assert!(tx.orders().save(&next, order.status, by, None, at(minute))?);
                order = tx.orders().by_id(order.id)?.expect("the order exists");
            }
            Ok(())
        });
    };
    let anna = place(store, "anna", Courier::None, 1);
    moves(&anna, vec![(Ready, Some(emil), 2), (Processing, Some(emil), 3), (Shipped, Some(emil), 4)]);
    moves(&place(store, "ben", Courier::None, 1), vec![(Processing, Some(willi), 2), (Ready, Some(willi), 3)]);
    moves(&place(store, "cleo", Courier::None, 1), vec![(Ready, Some(emil), 5)]);
    moves(&place(store, "dora", Courier::None, 1), vec![(Ready, None, 3)]);
    let from = [OrderStatus::Pending, Processing];
    let moved = |begin: i64, end: i64| {
        read(store, move |tx| tx.warehouse().moved_by_person(&from, &[Ready, Shipped], at(begin), at(end)))
    };
    assert_eq!(moved(0, 99), [(willi, 1), (emil, 2)], "an order once a person, the platform's own moves never");
    assert_eq!((moved(3, 5), moved(5, 6)), (vec![(willi, 1), (emil, 1)], vec![(emil, 1)]));
}

pub(super) fn reports_read_back_and_list_newest_first(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let (first, second) = (place(store, "anna", Courier::None, 1).id, place(store, "ben", Courier::None, 1).id);
    let written: Vec<WarehouseReport> = write(store, move |tx| {
        let mut written = Vec::new();
        for number in 0..5 {
            let report = NewWarehouseReport {
                order_id: if number % 2 == 0 { first } else { second },
                status: OrderStatus::Ready,
                notes: (number > 0).then(|| format!("Box {number} — größer")),
                processed_by: (number > 1).then_some(staff),
            };
            written.push(tx.warehouse().add_report(&report, at(2 + number / 2))?);
        }
        Ok(written)
    });
    assert_eq!((written[0].entry.notes.clone(), written[4].entry.processed_by), (None, Some(staff)));
    let newest: Vec<WarehouseReport> = written.into_iter().rev().collect();
    assert_walks(store, &newest, |tx, page| tx.warehouse().reports(None, page));
    let of_second = read(store, move |tx| tx.warehouse().reports(Some(second), &all()));
    assert_eq!(of_second.items, [newest[1].clone(), newest[3].clone()]);
    let stray = NewWarehouseReport { processed_by: Some(UserId(987_654)), ..newest[0].entry.clone() };
    let stray = NewWarehouseReport { order_id: tierway_kernel::OrderId(987_654), ..stray };
    refused(store, move |tx| tx.warehouse().add_report(&stray, at(9)));
}
