//! Partial shipments, returns and refunds.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at what they did not expect")]

mod refunds;
mod returns;
mod shipments;
mod steps;

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{
    Actor, LineId, Money, OrderId, OrderPaymentId, ProductId, Quantity, ReturnId, Role, ShipmentId, SignedIn, UserId,
};

use super::*;
use crate::{Order, OrderError, OrderLine, OrderStatus, StockEffect, allowed_now};
use crate::{Payment, PaymentStatus, Shipping};

const BUYER: UserId = UserId(7);

fn at(day: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + Duration::days(day)
}

fn user(id: UserId, role: Role) -> Actor {
    Actor::User(SignedIn { id, role, position: None, verified: true, referred_by: None })
}

fn staff(role: Role) -> Actor {
    user(UserId(1), role)
}

/// An order of 100.00 in goods, 10.00 tax and 5.00 shipping cost.
pub(crate) fn order(status: OrderStatus) -> Order {
    Order {
        id: OrderId(1),
        customer_id: BUYER,
        customer_name: "Ada".to_owned(),
        seller_id: None,
        referrer_id: None,
        channel: "online".to_owned(),
        status,
        payment_status: PaymentStatus::Unpaid,
        payment_method: None,
        payment: None,
        shipping: Shipping::default(),
        goods_total: Money::of(10_000),
        tax: Money::of(1000),
        shipping_cost: Money::of(500),
        total: Money::of(11_500),
        is_quote: false,
        notes: None,
        processed_by: None,
        completed_at: None,
        created_at: at(0),
        updated_at: at(0),
        version: 3,
    }
}

fn paid(status: OrderStatus) -> Order {
    let payment = Payment {
        method: Some("Cash".to_owned()),
        reference: None,
        receipt_number: "R-1".to_owned(),
        invoice_number: "I-1".to_owned(),
        recorded_by: None,
        paid_at: at(0),
    };
    Order { payment_status: PaymentStatus::Paid, payment: Some(payment), ..order(status) }
}

fn line(id: i64, pieces: i64, total: i64) -> OrderLine {
    OrderLine {
        id: LineId(id),
        product_id: ProductId(id),
        sku: format!("SKU-{id}"),
        name: format!("Ware {id}"),
        tier: "pack".to_owned(),
        tier_label: None,
        quantity: Quantity::positive(1).unwrap(),
        pieces: quantity(pieces),
        price: Money::of(total),
        total: Money::of(total),
        net: Money::of(total),
        tax: Money::ZERO,
        price_source: "tier".to_owned(),
        image: None,
    }
}

/// 3 pieces for 70.00 and 10 for 30.00.
fn lines() -> Vec<OrderLine> {
    vec![line(1, 3, 7000), line(2, 10, 3000)]
}

fn quantity(pieces: i64) -> Quantity {
    Quantity::new(pieces).unwrap()
}

fn shipment(id: i64, pieces: &[(i64, i64)]) -> Shipment {
    Shipment {
        id: ShipmentId(id),
        entry: NewShipment {
            order_id: OrderId(1),
            number: format!("DLN-{id}"),
            carrier: None,
            tracking_number: None,
            notes: None,
            created_by: None,
            lines: pieces.iter().map(|(line, pieces)| (LineId(*line), quantity(*pieces))).collect(),
        },
        created_at: at(1),
        undone_at: None,
    }
}

/// A return of these pieces by line; of those that have arrived as many as were announced.
fn returned(id: i64, state: ReturnState, pieces: &[(i64, i64)]) -> Return {
    let has_arrived = matches!(state, ReturnState::Received | ReturnState::Closed);
    let part = |(line, pieces): &(i64, i64)| ReturnLine {
        line_id: LineId(*line),
        pieces: quantity(*pieces),
        received: quantity(if has_arrived { *pieces } else { 0 }),
        restocked: Quantity::ZERO,
        reason: None,
    };
    Return {
        id: ReturnId(id),
        order_id: OrderId(1),
        number: format!("RMA-{id}"),
        state,
        reason: "Leaks".to_owned(),
        notes: None,
        answer: None,
        requested_by: None,
        created_at: at(2),
        decided_by: None,
        decided_at: None,
        received_by: None,
        received_at: has_arrived.then(|| at(3)),
        closed_at: None,
        lines: pieces.iter().map(part).collect(),
    }
}

/// A return that was approved and closed though nothing came.
fn never_came(id: i64, pieces: &[(i64, i64)]) -> Return {
    Return { state: ReturnState::Closed, ..returned(id, ReturnState::Approved, pieces) }
}

fn money(kind: PaymentKind, amount: i64, for_return: Option<i64>) -> OrderPayment {
    OrderPayment {
        id: OrderPaymentId(amount),
        entry: NewOrderPayment {
            order_id: OrderId(1),
            kind,
            amount: Money::of(amount),
            method: None,
            reference: None,
            number: format!("N-{amount}"),
            reason: (kind == PaymentKind::Refund).then(|| "Back".to_owned()),
            return_id: for_return.map(ReturnId),
            recorded_by: None,
        },
        created_at: at(4),
    }
}

/// Wholly shipped and paid, with these returns and refunds.
fn delivered(returns: Vec<Return>, refunds: &[(i64, Option<i64>)]) -> Fulfilment {
    let mut payments = vec![money(PaymentKind::Payment, 11_500, None)];
    payments.extend(refunds.iter().map(|(amount, one)| money(PaymentKind::Refund, *amount, *one)));
    Fulfilment { shipments: vec![shipment(1, &[(1, 3), (2, 10)])], returns, payments }
}

fn fields(error: FulfilmentError) -> Vec<(String, String)> {
    match error {
        FulfilmentError::Fields(errors) => {
            errors.into_iter().map(|error| (error.field, error.message.to_string())).collect()
        }
        other => panic!("no complaint about fields: {other}"),
    }
}
