//! Cases of [`super::plan_change`].
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop at what they did not expect")]

use chrono::{DateTime, Utc};
use tierway_kernel::{LineId, Money, OrderId, Quantity, ShipmentId, SignedIn, UserId};

use super::*;
use crate::{Fulfilment, NewShipment, Payment, Shipment, Shipping, StatusError};

const BUYER: UserId = UserId(7);

fn order(status: OrderStatus) -> Order {
    Order {
        id: OrderId(1),
        customer_id: BUYER,
        customer_name: "Ada".to_owned(),
        seller_id: None,
        referrer_id: None,
        channel: "online".to_owned(),
        status,
        payment_status: PaymentStatus::Unpaid,
        payment_method: Some("Cash".to_owned()),
        payment: None,
        shipping: Shipping::default(),
        goods_total: Money::of(1400),
        tax: Money::ZERO,
        shipping_cost: Money::ZERO,
        total: Money::of(1400),
        is_quote: false,
        notes: None,
        processed_by: None,
        completed_at: None,
        created_at: now(),
        updated_at: now(),
        version: 3,
    }
}

fn paid(status: OrderStatus) -> Order {
    let payment = Payment {
        method: None,
        reference: None,
        receipt_number: "R-1".to_owned(),
        invoice_number: "I-1".to_owned(),
        recorded_by: None,
        paid_at: now(),
    };
    Order { payment_status: PaymentStatus::Paid, payment: Some(payment), ..order(status) }
}

fn now() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH
}

fn user(id: i64, role: Role) -> Actor {
    Actor::User(SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None })
}

fn to(status: OrderStatus) -> OrderPatch {
    OrderPatch { status: Some(status), ..OrderPatch::default() }
}

fn plan(order: &Order, patch: &OrderPatch, role: Role) -> Result<Change, OrderError> {
    plan_change(order, &Progress::default(), patch, &user(1, role), now())
}

#[test]
fn setting_paid_records_the_payment_once() {
    let change = plan(&order(OrderStatus::Pending), &to(OrderStatus::Paid), Role::Admin).unwrap();
    assert_eq!(change.order.status, OrderStatus::Paid);
    assert_eq!(change.payment.unwrap().method.as_deref(), Some("Cash"));
    let again = plan(&paid(OrderStatus::Paid), &to(OrderStatus::Paid), Role::Admin);
    assert_eq!(again, Err(OrderError::AlreadyPaid));
}

#[test]
fn past_paid_the_payment_leaves_the_status() {
    for patch in [to(OrderStatus::Paid), OrderPatch { record_payment: true, ..OrderPatch::default() }] {
        let change = plan(&order(OrderStatus::Delivered), &patch, Role::Manufacturer).unwrap();
        assert_eq!(change.order.status, OrderStatus::Delivered);
        assert!(change.payment.is_some() && change.stock == StockEffect::None);
    }
    let pending = OrderPatch { record_payment: true, ..OrderPatch::default() };
    let change = plan(&order(OrderStatus::Pending), &pending, Role::Admin).unwrap();
    assert_eq!(change.order.status, OrderStatus::Paid);
}

#[test]
fn only_owners_record_payments() {
    let refused = plan(&order(OrderStatus::Pending), &to(OrderStatus::Paid), Role::Warehouse);
    assert_eq!(refused, Err(OrderError::MayNotRecordPayment));
}

#[test]
fn what_cannot_be_paid() {
    let cancelled = plan(
        &order(OrderStatus::Cancelled),
        &OrderPatch { record_payment: true, ..OrderPatch::default() },
        Role::Admin,
    );
    assert_eq!(cancelled, Err(OrderError::NotPayable));
    let quote = Order { is_quote: true, ..order(OrderStatus::Pending) };
    assert_eq!(plan(&quote, &to(OrderStatus::Paid), Role::Admin), Err(OrderError::NotPayable));
    assert_eq!(plan(&quote, &to(OrderStatus::Processing), Role::Admin), Err(OrderError::IsQuote));
    let both = OrderPatch { record_payment: true, ..to(OrderStatus::Cancelled) };
    assert_eq!(plan(&order(OrderStatus::Pending), &both, Role::Admin), Err(OrderError::NotPayable));
}

#[test]
fn completing_needs_both_papers() {
    let bare = plan(&order(OrderStatus::Pending), &to(OrderStatus::Completed), Role::Employee);
    assert_eq!(bare, Err(OrderError::PapersMissing));
    let patch = OrderPatch {
        delivery_note: Some(" DN-1 ".to_owned()),
        shipping_number: Some("SN-1".to_owned()),
        ..to(OrderStatus::Completed)
    };
    let change = plan(&order(OrderStatus::Pending), &patch, Role::Employee).unwrap();
    assert_eq!(change.stock, StockEffect::Ship);
    assert_eq!(change.order.completed_at, Some(now()));
    assert_eq!(change.order.shipping.delivery_note.as_deref(), Some("DN-1"));
    assert_eq!(change.order.processed_by, Some(UserId(1)));
}

#[test]
fn buyers_cancel_and_nothing_else() {
    let buyer = user(BUYER.0, Role::Customer);
    let cancel =
        plan_change(&paid(OrderStatus::Paid), &Progress::default(), &to(OrderStatus::Cancelled), &buyer, now())
            .unwrap();
    assert!(cancel.reverses_commission && cancel.stock == StockEffect::Release);
    assert_eq!(cancel.order.processed_by, None);
    let late =
        plan_change(&order(OrderStatus::Processing), &Progress::default(), &to(OrderStatus::Cancelled), &buyer, now());
    assert!(matches!(late, Err(OrderError::Status(StatusError::NotYours { .. }))));
    let tracking = OrderPatch { tracking_number: Some("T".to_owned()), ..to(OrderStatus::Cancelled) };
    for (patch, actor) in
        [(tracking, &buyer), (to(OrderStatus::Paid), &buyer), (to(OrderStatus::Cancelled), &user(8, Role::Dealer))]
    {
        let refused = plan_change(&order(OrderStatus::Pending), &Progress::default(), &patch, actor, now());
        assert_eq!(refused, Err(OrderError::MayNotEdit));
    }
}

#[test]
fn a_stale_version_is_refused() {
    let patch = OrderPatch { expected_version: Some(2), ..to(OrderStatus::Processing) };
    assert_eq!(plan(&order(OrderStatus::Pending), &patch, Role::Employee), Err(OrderError::Stale));
}

#[test]
fn payment_facts_stand_only_with_a_payment() {
    let late = OrderPatch { receipt_number: Some("R-2".to_owned()), ..OrderPatch::default() };
    assert!(matches!(plan(&paid(OrderStatus::Paid), &late, Role::Admin), Err(OrderError::Fields(_))));
    let same = OrderPatch { receipt_number: Some("R-1".to_owned()), ..OrderPatch::default() };
    assert!(!plan(&paid(OrderStatus::Paid), &same, Role::Admin).unwrap().changes);
    let forged = OrderPatch { invoice_number: Some("INV-2026-000001".to_owned()), ..to(OrderStatus::Paid) };
    assert!(matches!(plan(&order(OrderStatus::Pending), &forged, Role::Admin), Err(OrderError::Fields(_))));
}

#[test]
fn going_back_needs_an_owner_and_a_note() {
    let bare = plan(&order(OrderStatus::Shipped), &to(OrderStatus::Processing), Role::Admin);
    assert!(matches!(bare, Err(OrderError::Status(StatusError::NoteMissing { .. }))));
    let noted = OrderPatch { notes: Some("came back".to_owned()), ..to(OrderStatus::Processing) };
    let change = plan(&order(OrderStatus::Shipped), &noted, Role::Admin).unwrap();
    assert_eq!(change.stock, StockEffect::TakeBack);
}

#[test]
fn quotes_can_only_be_called_off() {
    let quote = Order { is_quote: true, ..order(OrderStatus::Pending) };
    assert_eq!(allowed_for(&quote, &user(1, Role::Admin)), vec![OrderStatus::Cancelled]);
    assert!(allowed_for(&quote, &Actor::Guest).is_empty());
}

#[test]
fn the_rest_does_not_leave_under_the_number_of_an_earlier_parcel() {
    let mut order = order(OrderStatus::Processing);
    order.shipping.tracking_number = Some("TRK-1".to_owned());
    let number = |progress: &Progress, patch: &OrderPatch| {
        plan_change(&order, progress, patch, &user(1, Role::Warehouse), now()).unwrap().tracking_number
    };
    let shipped = to(OrderStatus::Shipped);
    assert_eq!(number(&Progress::default(), &shipped).as_deref(), Some("TRK-1"), "it was known before anything left");
    let mut part = Fulfilment::default();
    part.shipments.push(Shipment {
        id: ShipmentId(1),
        entry: NewShipment {
            order_id: order.id,
            number: "DLN-1".to_owned(),
            carrier: None,
            tracking_number: Some("TRK-1".to_owned()),
            notes: None,
            created_by: None,
            lines: vec![(LineId(1), Quantity::new(1).unwrap())],
        },
        created_at: now(),
        undone_at: None,
    });
    assert_eq!(number(&part.progress(), &shipped), None);
    let own = OrderPatch { tracking_number: Some("TRK-2".to_owned()), ..shipped };
    assert_eq!(number(&part.progress(), &own).as_deref(), Some("TRK-2"));
}
