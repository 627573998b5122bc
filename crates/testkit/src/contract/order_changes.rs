//! Changes of orders: guarded by the version, each in the history.

use tierway_application::Store;
use tierway_kernel::{Language, Message, OrderId, StoreError, UserId, message};
use tierway_orders::{Courier, NewReturn, Order, OrderStatus, PaymentStatus, ReturnLine, Shipping};

use super::support::{product, read, refused, user, write};
use crate::builders::{at, money, new_admin, new_customer, new_warehouse, order_of, payment, quantity};

/// Places an order of a new product by the customer `anna`, who is made once.
fn place(store: &dyn Store, name: &'static str) -> Order {
    let known = read(store, |tx| tx.users().credentials("anna"));
    let anna = known.map_or_else(|| user(store, new_customer("anna")), |found| found.user);
    let mint = product(store, name, 9);
    write(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), Some(anna.id), at(0)))
}

fn save(store: &dyn Store, order: &Order, from: OrderStatus) -> bool {
    let order = order.clone();
    write(store, move |tx| tx.orders().save(&order, from, None, None, at(10)))
}

fn load(store: &dyn Store, id: OrderId) -> Order {
    read(store, move |tx| tx.orders().by_id(id)).expect("the order exists")
}

/// The order as paid under these numbers.
fn paid(order: Order, receipt: &str, invoice: &str) -> Order {
    let payment = Some(payment(receipt, invoice, at(9)));
    Order { status: OrderStatus::Paid, payment_status: PaymentStatus::Paid, payment, ..order }
}

pub(super) fn a_saved_order_reads_back_changed(store: &dyn Store) {
    let admin = user(store, new_admin("ada")).id;
    let staff = user(store, new_warehouse("willi")).id;
    let before = place(store, "Mint");
    let bystander = place(store, "Lime");
    let text = |text: &str| Some(text.to_owned());
    let mut changed = paid(before.clone(), "RCP-1", "INV-1");
    changed.status = OrderStatus::Completed;
    changed.payment_method = text("Cash");
    changed.payment = changed.payment.map(|payment| tierway_orders::Payment { recorded_by: Some(admin), ..payment });
    changed.shipping = Shipping {
        method: text("Pick-Up"),
        address: None,
        tracking_number: text("TRK 1"),
        notes: text("left at the door"),
        delivery_note: text("DN-1"),
        shipping_number: text("SN-1"),
        courier: Courier::Express,
    };
    changed.notes = text("a note");
    changed.processed_by = Some(staff);
    changed.completed_at = Some(at(10));
    assert!(save(store, &changed, OrderStatus::Pending));
    let after = load(store, before.id);
    assert!(after.version > before.version, "a change raises the version");
    let expected = Order { version: after.version, updated_at: at(10), ..changed };
    assert_eq!(after, expected);
    assert_eq!(load(store, bystander.id), bystander);
}

pub(super) fn each_save_adds_to_the_history(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let order = place(store, "Mint");
    let id = order.id;
    let step = move |to: OrderStatus, by: Option<UserId>, note: Option<Message>, minute: i64| {
        let before = load(store, id);
        let after = Order { status: to, ..before.clone() };
        assert!(write(store, move |tx| tx.orders().save(&after, before.status, by, note.as_ref(), at(minute))));
    };
    step(OrderStatus::Processing, Some(staff), None, 1);
    step(OrderStatus::Pending, None, Some(Message::verbatim("wrong order — zurück")), 2);
    step(OrderStatus::Pending, None, Some(message!("Picking wave #{wave}", wave = 4)), 2);
    let events = read(store, move |tx| tx.orders().events(id));
    assert!(events.windows(2).all(|pair| pair[0].id < pair[1].id), "entries have ids of their own, in order");
    let said = |note: &Option<Message>| note.as_ref().map(|note| note.render(Language::Ms));
    let brief: Vec<_> = events.iter().map(|e| (e.from, e.to, e.actor_id, said(&e.note), e.created_at)).collect();
    use OrderStatus::{Pending, Processing};
    assert_eq!(
        brief[1..],
        [
            (Some(Pending), Processing, Some(staff), None, at(1)),
            (Some(Processing), Pending, None, Some("wrong order — zurück".to_owned()), at(2)),
            (Some(Pending), Pending, None, Some("Gelombang pengambilan #4".to_owned()), at(2)),
        ]
    );
}

pub(super) fn a_save_against_an_old_version_changes_nothing(store: &dyn Store) {
    let old = place(store, "Mint");
    let id = old.id;
    assert!(save(store, &Order { status: OrderStatus::Processing, ..old.clone() }, OrderStatus::Pending));
    let current = load(store, id);
    assert!(!save(store, &Order { status: OrderStatus::Cancelled, ..old }, OrderStatus::Pending));
    assert_eq!(load(store, id), current);
    assert_eq!(read(store, move |tx| tx.orders().events(id)).len(), 2, "a refused save leaves no trace");
    let unknown = Order { id: OrderId(987_654), ..current };
    assert!(!save(store, &unknown, OrderStatus::Processing), "an unknown order");
}

pub(super) fn a_taken_receipt_number_is_refused(store: &dyn Store) {
    assert!(save(store, &paid(place(store, "Mint"), "RCP-1", "INV-1"), OrderStatus::Pending));
    let second = place(store, "Lime");
    let twin = paid(second.clone(), "RCP-1", "INV-2");
    let error = refused(store, move |tx| tx.orders().save(&twin, OrderStatus::Pending, None, None, at(1)));
    assert_eq!(error, StoreError::Taken("orders.receipt_number"));
    assert_eq!(load(store, second.id), second);
}

pub(super) fn a_taken_invoice_number_is_refused(store: &dyn Store) {
    assert!(save(store, &paid(place(store, "Mint"), "RCP-1", "INV-1"), OrderStatus::Pending));
    let second = place(store, "Lime");
    let twin = paid(second.clone(), "RCP-2", "INV-1");
    let error = refused(store, move |tx| tx.orders().save(&twin, OrderStatus::Pending, None, None, at(1)));
    assert_eq!(error, StoreError::Taken("orders.invoice_number"));
    assert_eq!(load(store, second.id), second);
}

pub(super) fn a_paid_order_can_be_saved_again_with_its_own_numbers(store: &dyn Store) {
    let order = place(store, "Mint");
    assert!(save(store, &paid(order.clone(), "RCP-1", "INV-1"), OrderStatus::Pending));
    let shipped = Order { status: OrderStatus::Shipped, ..load(store, order.id) };
    assert!(save(store, &shipped, OrderStatus::Paid));
    assert_eq!(load(store, order.id).payment, Some(payment("RCP-1", "INV-1", at(9))));
}

pub(super) fn statuses_are_counted(store: &dyn Store) {
    place(store, "Mint");
    place(store, "Lime");
    let third = place(store, "Cola");
    assert!(save(store, &Order { status: OrderStatus::Cancelled, ..third }, OrderStatus::Pending));
    let mut counts = read(store, |tx| tx.orders().status_counts());
    counts.retain(|(_, count)| *count > 0);
    counts.sort();
    assert_eq!(counts, [(OrderStatus::Pending, 2), (OrderStatus::Cancelled, 1)]);
}

pub(super) fn what_was_received_sums_paid_orders_that_were_not_cancelled(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.orders().received()), money("0.00"));
    place(store, "Unpaid");
    for (name, receipt, invoice) in [("Mint", "R1", "I1"), ("Lime", "R2", "I2")] {
        assert!(save(store, &paid(place(store, name), receipt, invoice), OrderStatus::Pending));
    }
    let cancelled = paid(place(store, "Cola"), "R3", "I3");
    assert!(save(store, &Order { status: OrderStatus::Cancelled, ..cancelled }, OrderStatus::Pending));
    let shipped = paid(place(store, "Fizz"), "R4", "I4");
    assert!(save(store, &Order { status: OrderStatus::Shipped, ..shipped }, OrderStatus::Pending));
    assert_eq!(read(store, |tx| tx.orders().received()), money("42.00"));
}

/// Paid, and delivered at a second.
fn delivered(store: &dyn Store, name: &'static str, second: i64) -> OrderId {
    let order = place(store, name);
    let id = order.id;
    let paid = paid(order, &format!("RCP-{name}"), &format!("INV-{name}"));
    assert!(save(store, &Order { status: OrderStatus::Shipped, ..paid }, OrderStatus::Pending));
    let shipped = load(store, id);
    let arrived = Order { status: OrderStatus::Delivered, ..shipped };
    assert!(write(store, move |tx| tx.orders().save(&arrived, OrderStatus::Shipped, None, None, at(second))));
    id
}

pub(super) fn delivered_orders_are_found_when_their_time_is_over(store: &dyn Store) {
    let [early, late, again, coming_back] =
        [("Mint", 20), ("Lime", 40), ("Plum", 20), ("Kiwi", 20)].map(|(name, second)| delivered(store, name, second));
    // Shipped again, delivered again: the last time counts. A note changes nothing.
    for (from, to, second) in
        [(OrderStatus::Delivered, OrderStatus::Shipped, 25), (OrderStatus::Shipped, OrderStatus::Delivered, 45)]
    {
        let order = Order { status: to, ..load(store, again) };
        assert!(write(store, move |tx| tx.orders().save(&order, from, None, None, at(second))));
    }
    let noted = Order { notes: Some("a note".to_owned()), ..load(store, early) };
    assert!(write(store, move |tx| tx.orders().save(&noted, OrderStatus::Delivered, None, None, at(60))));
    let unpaid = place(store, "Pear");
    let unpaid = Order { status: OrderStatus::Delivered, ..unpaid };
    assert!(write(store, move |tx| tx.orders().save(&unpaid, OrderStatus::Pending, None, None, at(20))));
    write(store, move |tx| {
        let lines = tx.orders().lines(coming_back)?;
        tx.returns().add(
            &NewReturn {
                order_id: coming_back,
                number: "RMA-1".to_owned(),
                reason: "Broken".to_owned(),
                notes: None,
                requested_by: None,
                lines: vec![ReturnLine {
                    line_id: lines[0].id,
                    pieces: quantity(1),
                    received: quantity(0),
                    restocked: quantity(0),
                    reason: None,
                }],
            },
            at(30),
        )
    });
    let found = move |second, after, limit| read(store, move |tx| tx.orders().delivered(at(second), after, limit));
    assert_eq!(found(20, OrderId(0), 9), [], "the moment itself is not before it");
    assert_eq!(found(21, OrderId(0), 9), [early]);
    assert_eq!(found(45, OrderId(0), 9), [early, late]);
    assert_eq!(found(46, OrderId(0), 9), [early, late, again]);
    assert_eq!([found(46, OrderId(0), 2), found(46, late, 2)].concat(), [early, late, again], "by pages");
}
