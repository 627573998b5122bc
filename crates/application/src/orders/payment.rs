//! Records a payment with its numbers, and saves the order they stand on.

use chrono::Datelike as _;
use tierway_kernel::StoreError;
use tierway_orders::{NumberKind, Order, OrderError, OrderStatus, Payment, PaymentStatus, PaymentWish, format_number};

use crate::{Context, Failure, Transaction};

/// Puts the payment on the order: given numbers as they are, else the next ones of the year. A number taken from a
/// sequence is free again if anything later fails, so that the sequences have no gaps.
pub(super) fn record_payment(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &mut Order,
    wish: PaymentWish,
) -> Result<(), Failure> {
    let receipt_number = number(tx, context, NumberKind::Receipt, wish.receipt_number)?;
    let invoice_number = number(tx, context, NumberKind::Invoice, wish.invoice_number)?;
    order.payment_status = PaymentStatus::Paid;
    order.payment_method.clone_from(&wish.method);
    order.payment = Some(Payment {
        method: wish.method,
        reference: wish.reference,
        receipt_number,
        invoice_number,
        recorded_by: context.actor.id(),
        paid_at: context.now,
    });
    Ok(())
}

fn number(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: NumberKind,
    given: Option<String>,
) -> Result<String, Failure> {
    if let Some(number) = given {
        return Ok(number);
    }
    let year = context.now.year();
    let serial = tx.orders().next_number(kind, year)?;
    Ok(format_number(kind, year, serial))
}

/// Saves the order by its version. The row is locked, so somebody faster means the lock was lost: reload.
pub(super) fn save(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    from: OrderStatus,
    note: Option<&str>,
) -> Result<(), Failure> {
    let saved = tx.orders().save(order, from, context.actor.id(), note, context.now);
    match saved {
        Ok(true) => Ok(()),
        Ok(false) => Err(OrderError::Stale.into()),
        Err(StoreError::Taken(rule)) => Err(number_taken(order, rule)),
        Err(other) => Err(other.into()),
    }
}

fn number_taken(order: &Order, rule: &str) -> Failure {
    let payment = order.payment.as_ref();
    let number = if rule.contains("receipt") {
        payment.map(|payment| payment.receipt_number.clone())
    } else {
        payment.map(|payment| payment.invoice_number.clone())
    };
    OrderError::NumberTaken(number.unwrap_or_default()).into()
}
