//! Shipments, returns, payments and refunds of orders.

use tierway_accounts::User;
use tierway_application::{Store, Transaction};
use tierway_kernel::{DateSort, OrderId, ReturnId, StoreError};
use tierway_orders::{
    NewOrderPayment, NewReturn, NewShipment, Order, OrderLine, OrderStatus, PaymentKind, PaymentStatus, Return,
    ReturnFilter, ReturnLine, ReturnScope, ReturnState, Shipment,
};

use super::support::{all, assert_walks, product, read, refused, user, write};
use crate::builders::{
    at, goods_out, money, new_admin, new_customer, new_dealer, new_warehouse, order_of, order_pieces, payment, quantity,
};

/// An order of 5 and 3 pieces by the customer `anna` with its lines; the stock is reserved.
fn place(store: &dyn Store) -> (Order, Vec<OrderLine>) {
    let anna = anna(store);
    let placed: u64 = read(store, |tx| tx.orders().status_counts()).iter().map(|(_, count)| count).sum();
    let ware = |name: &str| product(store, &format!("{name} {placed}"), 50);
    let (mint, lime) = (ware("Mint"), ware("Lime"));
    write(store, move |tx| {
        let order = tx.orders().add(&order_of(&anna, &[(&mint, 5), (&lime, 3)]), Some(anna.id), at(0))?;
        tx.stock().reserve(mint.id, quantity(5), at(0))?;
        tx.stock().reserve(lime.id, quantity(3), at(0))?;
        let lines = tx.orders().lines(order.id)?;
        Ok((order, lines))
    })
}

fn anna(store: &dyn Store) -> User {
    let known = read(store, |tx| tx.users().credentials("anna"));
    known.map_or_else(|| user(store, new_customer("anna")), |found| found.user)
}

fn refund(order: OrderId, amount: &str, number: &str) -> NewOrderPayment {
    NewOrderPayment {
        order_id: order,
        kind: PaymentKind::Refund,
        amount: money(amount),
        method: Some("Bank".to_owned()),
        reference: None,
        number: number.to_owned(),
        reason: Some("Beschädigt".to_owned()),
        return_id: None,
        recorded_by: None,
    }
}

fn receipt(order: OrderId, amount: &str, number: &str) -> NewOrderPayment {
    NewOrderPayment { kind: PaymentKind::Payment, reason: None, ..refund(order, amount, number) }
}

fn parcel(order: OrderId, number: &str, pieces: &[(&OrderLine, i64)]) -> NewShipment {
    NewShipment {
        order_id: order,
        number: number.to_owned(),
        carrier: Some("DHL".to_owned()),
        tracking_number: None,
        notes: Some("fragile".to_owned()),
        created_by: None,
        lines: pieces.iter().map(|(line, pieces)| (line.id, quantity(*pieces))).collect(),
    }
}

fn back(order: OrderId, number: &str, pieces: &[(&OrderLine, i64)]) -> NewReturn {
    let part = |(line, pieces): &(&OrderLine, i64)| ReturnLine {
        line_id: line.id,
        pieces: quantity(*pieces),
        received: quantity(0),
        restocked: quantity(0),
        reason: Some("Leaks".to_owned()),
    };
    NewReturn {
        order_id: order,
        number: number.to_owned(),
        reason: "Broken".to_owned(),
        notes: None,
        requested_by: None,
        lines: pieces.iter().map(part).collect(),
    }
}

pub(super) fn payments_and_refunds_read_back_oldest_first(store: &dyn Store) {
    let admin = user(store, new_admin("ada")).id;
    let ((first, _), (second, _)) = (place(store), place(store));
    let (one, two) = (first.id, second.id);
    let paid = NewOrderPayment {
        reference: Some("TT 1".to_owned()),
        recorded_by: Some(admin),
        ..receipt(one, "112.00", "RCP-1")
    };
    let (given, gone) = (paid.clone(), refund(one, "12.00", "CRN-1"));
    let known = gone.clone();
    write(store, move |tx| {
        tx.order_payments().add(&given, at(1))?;
        tx.order_payments().add(&receipt(two, "0.00", "RCP-2"), at(2))?;
        tx.order_payments().add(&gone, at(3)).map(|_| ())
    });
    let rows = read(store, move |tx| tx.order_payments().of_orders(&[two, one, OrderId(987_654)]));
    let own: Vec<_> = rows.iter().filter(|row| row.entry.order_id == one).collect();
    assert_eq!((own.len(), rows.len()), (2, 3));
    assert_eq!((&own[0].entry, own[0].created_at), (&paid, at(1)));
    assert_eq!((&own[1].entry, own[1].created_at), (&known, at(3)));
    assert_eq!(read(store, |tx| tx.order_payments().of_orders(&[])), []);
}

pub(super) fn an_order_is_paid_once_ever(store: &dyn Store) {
    let (order, _) = place(store);
    let id = order.id;
    write(store, move |tx| tx.order_payments().add(&receipt(id, "1.00", "RCP-1"), at(1)));
    let error = refused(store, move |tx| tx.order_payments().add(&receipt(id, "1.00", "RCP-2"), at(1)));
    assert_eq!(error, StoreError::Taken("order_payments.order_id"));
    write(store, move |tx| {
        tx.order_payments().add(&refund(id, "0.40", "CRN-1"), at(2))?;
        tx.order_payments().add(&refund(id, "0.40", "CRN-2"), at(2)).map(|_| ())
    });
    refused(store, move |tx| tx.order_payments().add(&refund(id, "0.10", "CRN-2"), at(2)));
    refused(store, move |tx| tx.order_payments().add(&refund(OrderId(987_654), "0.10", "CRN-3"), at(2)));
    assert_eq!(read(store, move |tx| tx.order_payments().of_orders(&[id])).len(), 3);
}

pub(super) fn wrong_money_is_told(store: &dyn Store) {
    let mut orders = Vec::new();
    for number in ["1", "2", "3", "4"] {
        let (order, _) = place(store);
        orders.push(order.id);
        if number != "4" {
            write(store, move |tx| {
                let payment = Some(payment(&format!("R{number}"), &format!("I{number}"), at(1)));
                let paid = Order { payment_status: PaymentStatus::Paid, payment, ..order.clone() };
                tx.orders().save(&paid, OrderStatus::Pending, None, None, at(1)).map(|_| ())
            });
        }
    }
    let [right, missing, too_much, unpaid] = orders[..] else { panic!("four orders") };
    write(store, move |tx| {
        tx.order_payments().add(&receipt(right, "112.00", "R1"), at(1))?;
        tx.order_payments().add(&refund(right, "112.00", "C1"), at(1))?;
        tx.order_payments().add(&receipt(too_much, "112.00", "R3"), at(1))?;
        tx.order_payments().add(&refund(too_much, "112.01", "C3"), at(1)).map(|_| ())
    });
    assert_eq!(read(store, |tx| tx.order_payments().mismatches()), [missing, too_much]);
    write(store, move |tx| tx.order_payments().add(&receipt(unpaid, "112.00", "R4"), at(1)));
    assert_eq!(read(store, |tx| tx.order_payments().mismatches()), [missing, too_much, unpaid]);
}

pub(super) fn what_was_received_is_less_what_was_refunded(store: &dyn Store) {
    for (number, status) in [("1", OrderStatus::Delivered), ("2", OrderStatus::Cancelled)] {
        let (order, _) = place(store);
        write(store, move |tx| {
            let payment = Some(payment(number, number, at(1)));
            let paid = Order { status, payment_status: PaymentStatus::Paid, payment, ..order.clone() };
            tx.orders().save(&paid, OrderStatus::Pending, None, None, at(1))?;
            tx.order_payments().add(&refund(order.id, "12.50", number), at(2)).map(|_| ())
        });
    }
    assert_eq!(read(store, |tx| tx.orders().received()), money("99.50"), "of the order that stands");
}

pub(super) fn shipments_read_back_with_their_lines(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let ((first, lines), (second, others)) = (place(store), place(store));
    let (one, two) = (first.id, second.id);
    let mut big = parcel(one, "DLN-1", &[(&lines[0], 2), (&lines[1], 3)]);
    big.created_by = Some(staff);
    big.tracking_number = Some("TRK 1".to_owned());
    let small = parcel(one, "DLN-2", &[(&lines[0], 1)]);
    let other = parcel(two, "DLN-3", &[(&others[1], 1)]);
    let given = (big.clone(), small.clone());
    let stored = write(store, move |tx| {
        tx.shipments().add(&other, at(3))?;
        Ok([tx.shipments().add(&given.0, at(1))?, tx.shipments().add(&given.1, at(2))?])
    });
    let rows = read(store, move |tx| tx.shipments().of_orders(&[one]));
    assert_eq!(rows, stored);
    assert_eq!((&rows[0].entry, &rows[1].entry), (&big, &small));
    assert_eq!((rows[0].created_at, rows[0].undone_at), (at(1), None));
    assert_eq!(read(store, move |tx| tx.shipments().of_orders(&[two, one])).len(), 3);
    assert_eq!(read(store, |tx| tx.shipments().of_orders(&[])), []);
    assert_eq!(write(store, move |tx| tx.shipments().undo_all(one, at(9))), 2);
    assert_eq!(write(store, move |tx| tx.shipments().undo_all(one, at(10))), 0, "once");
    let undone = |row: &Shipment| (row.entry.order_id == one, row.undone_at);
    let seen: Vec<_> = read(store, move |tx| tx.shipments().of_orders(&[one, two])).iter().map(undone).collect();
    assert!(seen.iter().all(|(own, time)| *time == own.then(|| at(9))), "{seen:?}");
}

pub(super) fn shipped_pieces_are_reserved_no_more(store: &dyn Store) {
    let (order, lines) = place(store);
    let id = order.id;
    let pieces = |store: &dyn Store| -> Vec<i64> {
        let rows = read(store, |tx| tx.orders().reserved_pieces());
        rows.into_iter().map(|(_, pieces)| pieces).collect()
    };
    assert_eq!(pieces(store), [5, 3]);
    write(store, move |tx| tx.shipments().add(&parcel(id, "DLN-1", &[(&lines[0], 2)]), at(1)));
    assert_eq!(pieces(store), [3, 3]);
    write(store, move |tx| tx.shipments().undo_all(id, at(2)));
    assert_eq!(pieces(store), [5, 3]);
}

pub(super) fn shipments_that_contradict_the_ledger_are_told(store: &dyn Store) {
    let anna = anna(store);
    let mint = product(store, "Mint", 50);
    let ship = move |tx: &mut dyn Transaction, number: &str, moved: i64, noted: i64| -> Result<OrderId, StoreError> {
        let order = order_pieces(tx, &anna, &mint, 5, at(0))?;
        let line = tx.orders().lines(order.id)?.remove(0);
        let out = tierway_inventory::NewMovement { order_id: Some(order.id), ..goods_out(mint.id, moved) };
        tx.stock().ship_reserved(&out, at(1))?;
        tx.shipments().add(&parcel(order.id, number, &[(&line, noted)]), at(1))?;
        Ok(order.id)
    };
    let ids = write(store, move |tx| Ok([ship(tx, "1", 3, 3)?, ship(tx, "2", 3, 2)?, ship(tx, "3", 5, 5)?]));
    let [right, wrong, called_off] = ids;
    assert_eq!(read(store, |tx| tx.shipments().mismatches()), [wrong]);
    write(store, move |tx| {
        let mut set = |id, status| {
            let order = tx.orders().by_id(id)?.expect("the order exists");
            tx.orders().save(&Order { status, ..order }, OrderStatus::Pending, None, None, at(2))
        };
        set(right, OrderStatus::Shipped)?;
        set(called_off, OrderStatus::Cancelled)
    });
    let told = read(store, |tx| tx.shipments().mismatches());
    assert_eq!(told, [right, wrong, called_off], "away without all pieces, and called off after a part had left");
}

pub(super) fn a_return_reads_back_and_moves_from_the_expected_state(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let (order, lines) = place(store);
    let mut new = back(order.id, "RMA-1", &[(&lines[0], 2), (&lines[1], 1)]);
    new.notes = Some("two — at the door".to_owned());
    new.requested_by = Some(order.customer_id);
    new.lines[1].reason = None;
    let given = new.clone();
    let stored = write(store, move |tx| tx.returns().add(&given, at(1)));
    assert_eq!((stored.state, stored.created_at, stored.lines.clone()), (ReturnState::Requested, at(1), new.lines));
    assert_eq!((stored.notes.clone(), stored.requested_by), (new.notes, new.requested_by));
    let id = stored.id;
    assert_eq!(read(store, move |tx| tx.returns().by_id(id)), Some(stored.clone()));
    assert_eq!(read(store, |tx| tx.returns().by_id(ReturnId(987_654))), None);
    let mut next = stored.clone();
    next.state = ReturnState::Received;
    next.answer = Some("Bitte".to_owned());
    (next.decided_by, next.decided_at) = (Some(staff), Some(at(2)));
    (next.received_by, next.received_at, next.closed_at) = (Some(staff), Some(at(3)), None);
    (next.lines[0].received, next.lines[0].restocked) = (quantity(2), quantity(1));
    let changed = next.clone();
    assert!(!write(store, move |tx| tx.returns().save(&changed, ReturnState::Approved)));
    assert_eq!(read(store, move |tx| tx.returns().by_id(id)), Some(stored), "a refused save leaves no trace");
    let changed = next.clone();
    assert!(write(store, move |tx| tx.returns().save(&changed, ReturnState::Requested)));
    assert_eq!(read(store, move |tx| tx.returns().by_id(id)), Some(next.clone()));
    let order = order.id;
    assert_eq!(read(store, move |tx| tx.returns().of_orders(&[order])), [next]);
    assert_eq!(read(store, |tx| tx.returns().of_orders(&[])), []);
}

pub(super) fn returns_are_listed_for_their_parties(store: &dyn Store) {
    let seller = user(store, new_dealer("dora")).id;
    let stranger = user(store, new_customer("otto")).id;
    let ((first, lines), (second, others)) = (place(store), place(store));
    let (one, two, buyer) = (first.id, second.id, first.customer_id);
    let made: Vec<Return> = write(store, move |tx| {
        let sold = Order { seller_id: Some(seller), ..second.clone() };
        tx.orders().save(&sold, OrderStatus::Pending, None, None, at(0))?;
        let mut made = Vec::new();
        for number in 0..5 {
            let (order, line) = if number % 2 == 0 { (one, &lines[0]) } else { (two, &others[0]) };
            let new = back(order, &format!("RMA-{number}"), &[(line, 1)]);
            made.push(tx.returns().add(&new, at(1 + number / 2))?);
        }
        let mut approved = made[4].clone();
        (approved.state, approved.decided_at) = (ReturnState::Approved, Some(at(9)));
        tx.returns().save(&approved, ReturnState::Requested)?;
        made[4] = approved;
        Ok(made.into_iter().rev().collect())
    });
    assert_walks(store, &made, |tx, page| tx.returns().list(ReturnScope::All, &ReturnFilter::default(), page));
    let oldest: Vec<Return> = made.iter().rev().cloned().collect();
    assert_walks(store, &oldest, |tx, page| {
        let filter = ReturnFilter { sort: DateSort::Oldest, ..ReturnFilter::default() };
        tx.returns().list(ReturnScope::All, &filter, page)
    });
    let count = |scope, filter: ReturnFilter| read(store, move |tx| tx.returns().list(scope, &filter, &all())).total;
    let none = ReturnFilter::default();
    assert_eq!(count(ReturnScope::Party(buyer), none), 5);
    assert_eq!(count(ReturnScope::Party(seller), none), 2);
    assert_eq!(count(ReturnScope::Party(stranger), none), 0);
    assert_eq!(count(ReturnScope::Nothing, none), 0);
    assert_eq!(count(ReturnScope::All, ReturnFilter { state: Some(ReturnState::Approved), ..none }), 1);
    assert_eq!(count(ReturnScope::All, ReturnFilter { order_id: Some(one), ..none }), 3);
    let both = ReturnFilter { state: Some(ReturnState::Requested), order_id: Some(one), ..none };
    assert_eq!(count(ReturnScope::Party(buyer), both), 2);
}

pub(super) fn papers_are_found_by_their_numbers(store: &dyn Store) {
    let ((first, lines), (second, others)) = (place(store), place(store));
    let (one, two) = (first.id, second.id);
    let (sent, given) = write(store, move |tx| {
        let parcel = |order, number: &str, tracking: &str, line: &OrderLine| NewShipment {
            tracking_number: Some(tracking.to_owned()),
            ..parcel(order, number, &[(line, 1)])
        };
        let sent = [
            tx.shipments().add(&parcel(one, "DLN-2026-000001", "TRK 1", &lines[0]), at(1))?,
            tx.shipments().add(&parcel(one, "DLN-2026-000002", "TRK 2", &lines[0]), at(2))?,
            tx.shipments().add(&parcel(two, "DLN-2026-000003", "TRK 2", &others[0]), at(3))?,
        ];
        tx.order_payments().add(&receipt(one, "5.00", "CRN-2026-000009"), at(1))?;
        tx.order_payments().add(&refund(one, "1.00", "CRN-2026-000001"), at(2))?;
        let given = tx.returns().add(&back(two, "RMA-2026-000001", &[(&others[0], 1)]), at(4))?;
        Ok((sent.map(|shipment| shipment.id), given))
    });
    let ids = |found: Vec<Shipment>| found.into_iter().map(|shipment| shipment.id).collect::<Vec<_>>();
    let tracked = |tracking: &'static str, most| ids(read(store, move |tx| tx.shipments().tracked_as(tracking, most)));
    assert_eq!(tracked("TRK 2", 5), [sent[2], sent[1]], "every parcel, the newest first");
    assert_eq!(tracked("TRK 2", 1), [sent[2]]);
    assert_eq!(tracked("TRK", 5), [], "nothing by a part");
    let newest = |most| ids(read(store, move |tx| tx.shipments().newest(most)));
    assert_eq!((newest(2), newest(9)), (vec![sent[2], sent[1]], vec![sent[2], sent[1], sent[0]]));
    let numbered = |number: &'static str| read(store, move |tx| tx.shipments().by_number(number)).map(|one| one.id);
    assert_eq!((numbered("DLN-2026-000002"), numbered("DLN-2026-00000")), (Some(sent[1]), None));
    let note = |number: &'static str| read(store, move |tx| tx.order_payments().refund_of_number(number));
    assert_eq!(note("CRN-2026-000001").map(|found| found.entry.order_id), Some(one));
    assert_eq!(note("CRN-2026-000009"), None, "a payment has no credit note");
    let returned = |number: &'static str| read(store, move |tx| tx.returns().by_number(number));
    assert_eq!((returned("RMA-2026-000001"), returned("RMA-2026-000002")), (Some(given), None));
}
