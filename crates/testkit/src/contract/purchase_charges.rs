//! Charges of purchase orders, and what they are spread over.

use tierway_application::Store;
use tierway_kernel::{PurchaseChargeId, PurchaseOrderId, StoreError};
use tierway_workforce::{Charge, ChargeKind, ChargeSpread, NewCharge, PurchaseOrder, ReceiptLine};

use super::purchasing::{brought_in, line, lines, order, ordered, receipt, supplier};
use super::support::{product, read, refused, user, write};
use crate::builders::{at, money, new_admin};

fn freight(reference: Option<&str>) -> NewCharge {
    NewCharge {
        kind: ChargeKind::Freight,
        amount: money("61.50"),
        spread: ChargeSpread::Weight,
        reference: reference.map(str::to_owned),
        note: Some("Seefracht — 2 Paletten".to_owned()),
    }
}

fn add(store: &dyn Store, order: PurchaseOrderId, charge: NewCharge, minute: i64) -> Charge {
    write(store, move |tx| tx.purchase_charges().add(order, &charge, None, at(minute)))
}

fn of(store: &dyn Store, orders: &[PurchaseOrderId]) -> Vec<Charge> {
    let orders = orders.to_vec();
    read(store, move |tx| tx.purchase_charges().of_orders(&orders))
}

/// Two orders of the same two products that were sent.
fn two_orders(store: &dyn Store) -> [PurchaseOrder; 2] {
    let harbour = supplier(store, "Harbour").id;
    let goods = ["Mint", "Lime"].map(|name| line(product(store, name, 0).id, 10));
    ["PO-1", "PO-2"].map(|number| {
        let made = order(store, harbour, number, &goods, 1);
        let next = ordered(made.clone());
        write(store, move |tx| tx.purchases().save(&next));
        made
    })
}

pub(super) fn a_charge_reads_back_and_goes(store: &dyn Store) {
    let [first, second] = two_orders(store).map(|order| order.id);
    let ada = user(store, new_admin("ada")).id;
    let new = freight(Some("FR-20931"));
    let given = new.clone();
    let made = write(store, move |tx| tx.purchase_charges().add(second, &given, Some(ada), at(6)));
    assert_eq!((made.order_id, &made.entry, made.recorded_by, made.recorded_at), (second, &new, Some(ada), at(6)));
    let mut all = vec![made.clone()];
    for (kind, spread) in [(ChargeKind::Insurance, ChargeSpread::Value), (ChargeKind::Other, ChargeSpread::Pieces)] {
        let new = NewCharge { kind, spread, reference: None, note: None, amount: money("1000000.00") };
        all.push(add(store, second, new, 7));
    }
    let duty = add(store, first, NewCharge { kind: ChargeKind::Duty, ..freight(None) }, 9);
    assert_eq!(of(store, &[second]), all, "oldest first");
    let by_order: Vec<Charge> = std::iter::once(duty).chain(all.clone()).collect();
    assert_eq!(of(store, &[second, PurchaseOrderId(987_654), first]), by_order);
    assert_eq!(of(store, &[]), []);
    let id = made.id;
    let remove = |order, id| write(store, move |tx| tx.purchase_charges().remove(order, id));
    assert!(!remove(first, id), "it is of another order");
    assert!(!remove(second, PurchaseChargeId(987_654)));
    assert!(remove(second, id));
    assert!(!remove(second, id), "it is gone");
    assert_eq!(of(store, &[second]), all[1..]);
    let next = add(store, second, freight(Some("FR-20931")), 8);
    assert!(all.iter().all(|known| known.id != next.id), "no id comes back");
}

pub(super) fn a_bill_is_recorded_once_for_an_order_and_kind(store: &dyn Store) {
    let [first, second] = two_orders(store).map(|order| order.id);
    add(store, first, freight(Some("Ä-118")), 6);
    let again = refused(store, move |tx| tx.purchase_charges().add(first, &freight(Some("ä-118")), None, at(7)));
    assert_eq!(again, StoreError::Taken("purchase_charges.reference_key"));
    add(store, first, NewCharge { kind: ChargeKind::Duty, ..freight(Some("Ä-118")) }, 7);
    add(store, second, freight(Some("Ä-118")), 7);
    for minute in [8, 9] {
        add(store, first, freight(None), minute);
    }
    assert_eq!(of(store, &[first]).len(), 4);
}

pub(super) fn received_lines_come_with_the_weight_of_their_day(store: &dyn Store) {
    let [first, second] = two_orders(store);
    let mut expected: Vec<(PurchaseOrderId, ReceiptLine)> = Vec::new();
    for (order, at_line, pieces, weight) in
        [(&second, 1, 4, Some(30_500)), (&first, 0, 3, None), (&second, 0, 2, Some(0)), (&second, 1, 5, None)]
    {
        let line = lines(store, order.id).remove(at_line);
        let movement = brought_in(store, line.entry.product_id, pieces, &order.entry.number);
        let mut new = receipt(order.id, &line, pieces, Some(movement));
        new.lines[0].piece_weight = weight;
        expected.push((order.id, new.lines[0].clone()));
        write(store, move |tx| tx.purchases().add_receipt(&new, at(6)));
    }
    expected.sort_by_key(|(order, line)| (*order, line.line_id));
    let (one, other) = (first.id, second.id);
    let found = read(store, move |tx| tx.purchase_charges().received(&[other, one, PurchaseOrderId(987_654)]));
    assert_eq!(found, expected);
    let kept = read(store, move |tx| tx.purchases().receipts(one));
    assert_eq!(kept[0].entry.lines[0].piece_weight, None);
    assert_eq!(read(store, |tx| tx.purchase_charges().received(&[])), []);
}

pub(super) fn charges_without_goods_are_a_fault(store: &dyn Store) {
    let [first, second] = two_orders(store);
    let line = lines(store, first.id).remove(0);
    let movement = brought_in(store, line.entry.product_id, 4, "PO-1");
    let new = receipt(first.id, &line, 4, Some(movement));
    write(store, move |tx| tx.purchases().add_receipt(&new, at(6)));
    add(store, first.id, freight(None), 7);
    let faults = || read(store, |tx| tx.purchases().mismatches());
    assert_eq!(faults(), []);
    add(store, second.id, freight(None), 7);
    assert_eq!(faults(), [second.id]);
}
