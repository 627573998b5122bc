//! Unpaid orders.

use tierway_accounts::User;
use tierway_application::Store;
use tierway_kernel::OrderId;
use tierway_orders::{Order, OrderStatus, PaymentStatus, UnpaidOrder};

use super::support::{product, read, user, write};
use crate::builders::{at, money, new_customer, new_dealer, order_of, payment, quote_of};

/// An order of so many pieces at a second.
fn order(store: &dyn Store, name: &str, pieces: i64, second: i64) -> Order {
    let buyer = user(store, if name.starts_with('d') { new_dealer(name) } else { new_customer(name) });
    let mint = product(store, &format!("Mint of {name}"), 99);
    let new = order_of(&buyer, &[(&mint, pieces)]);
    write(store, move |tx| tx.orders().add(&new, Some(buyer.id), at(second)))
}

fn set(store: &dyn Store, order: &Order, status: OrderStatus) {
    let (next, from) = (Order { status, ..order.clone() }, order.status);
    assert!(write(store, move |tx| tx.orders().save(&next, from, None, None, at(9))));
}

pub(super) fn unpaid_orders_come_oldest_first(store: &dyn Store) {
    let late = order(store, "anna", 2, 5);
    let early = order(store, "dora", 3, 2);
    let same = order(store, "ben", 1, 5);
    let young = order(store, "carl", 1, 8);
    let begun = order(store, "eva", 1, 1);
    set(store, &begun, OrderStatus::Processing);
    let buyer = user(store, new_customer("fay"));
    write(store, move |tx| tx.orders().add(&quote_of(&buyer, money("5.00")), Some(buyer.id), at(1)));
    assert!(write(store, move |tx| tx.unpaid_orders().mark_reminded(late.id, at(6))));
    assert!(!write(store, move |tx| tx.unpaid_orders().mark_reminded(late.id, at(7))), "once");
    let page = move |after, limit| read(store, move |tx| tx.unpaid_orders().unpaid(at(5), after, limit));
    let ids = |page: &[(UnpaidOrder, _)]| page.iter().map(|(order, _)| order.id).collect::<Vec<OrderId>>();
    let all = page(None, 10);
    assert_eq!(ids(&all), [early.id, late.id, same.id], "neither {} nor {}", young.id, begun.id);
    let walked = [page(None, 2), page(Some((at(5), late.id)), 2)];
    assert_eq!(walked.iter().flat_map(|page| ids(page)).collect::<Vec<_>>(), ids(&all));
    let told = UnpaidOrder {
        id: late.id,
        customer_id: late.customer_id,
        role: tierway_kernel::Role::Customer,
        payment_method: Some("Bank".to_owned()),
        since: at(5),
        reminded_at: Some(at(6)),
    };
    assert_eq!(all[1], (told, at(5)));
    assert_eq!((all[0].0.role, all[0].0.reminded_at), (tierway_kernel::Role::Dealer, None));
}

fn order_by(store: &dyn Store, buyer: &User, pieces: i64) -> Order {
    let product = product(store, &format!("Lime {pieces}"), 99);
    let (new, by) = (order_of(buyer, &[(&product, pieces)]), buyer.id);
    write(store, move |tx| tx.orders().add(&new, Some(by), at(2)))
}

pub(super) fn what_a_buyer_holds_unpaid_adds_up(store: &dyn Store) {
    let first = order(store, "anna", 7, 1);
    let (anna, buyer) = (first.customer_id, read(store, move |tx| tx.users().by_id(first.customer_id)).expect("anna"));
    let held = move || read(store, move |tx| tx.unpaid_orders().unpaid_pieces(anna));
    assert_eq!(held(), Some(7));
    let second = order_by(store, &buyer, 5);
    order(store, "ben", 50, 2);
    assert_eq!(held(), Some(12));
    set(store, &second, OrderStatus::Cancelled);
    assert_eq!(held(), Some(7));
    let paid = Order {
        status: OrderStatus::Paid,
        payment_status: PaymentStatus::Paid,
        payment: Some(payment("RCP-1", "INV-1", at(10))),
        ..first.clone()
    };
    assert!(write(store, move |tx| tx.orders().save(&paid, first.status, None, None, at(10))));
    order_by(store, &buyer, 3);
    assert_eq!(held(), None, "of who has paid nobody asks");
}
