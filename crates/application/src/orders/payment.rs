//! Records a payment with its numbers, and saves its order.

use chrono::Datelike as _;
use tierway_kernel::{BusinessZone, Message, StoreError};
use tierway_orders::{
    NewOrderPayment, NumberKind, Order, OrderError, OrderPayment, OrderStatus, Payment, PaymentInput, PaymentKind,
    PaymentStatus, TradeDocumentKind, format_number,
};

use crate::invoicing::{OrderDocumentSource, issue_papers};
use crate::webhooks::{EventKind, emit_order_event, emit_order_saved};
use crate::{Context, Failure, Transaction};

/// Sets the payment on the order: given numbers, or the next ones of the year. A number from a sequence is released if
/// anything fails later, so that sequences have no gaps; other payments wait in the meantime.
pub(super) fn record_payment(
    tx: &mut dyn Transaction,
    context: &Context,
    zone: BusinessZone,
    order: &mut Order,
    input: PaymentInput,
) -> Result<(), Failure> {
    let given = [(NumberKind::Receipt, input.receipt_number), (NumberKind::Invoice, input.invoice_number)];
    let missing: Vec<NumberKind> = given.iter().filter(|(_, number)| number.is_none()).map(|(kind, _)| *kind).collect();
    let year = zone.day(context.now).year();
    let mut taken = tx.orders().next_numbers(&missing, year)?.into_iter();
    let [receipt_number, invoice_number] = given.map(|(kind, number)| {
        number.unwrap_or_else(|| taken.next().map(|serial| format_number(kind, year, serial)).unwrap_or_default())
    });
    order.payment_status = PaymentStatus::Paid;
    order.payment_method.clone_from(&input.method);
    order.payment = Some(Payment {
        method: input.method,
        reference: input.reference,
        receipt_number,
        invoice_number,
        recorded_by: context.actor.id(),
        paid_at: context.now,
    });
    Ok(())
}

/// The next number of the year; free again if anything later fails.
pub(super) fn next_number(tx: &mut dyn Transaction, context: &Context, kind: NumberKind) -> Result<String, Failure> {
    let year = context.today(tx)?.year();
    let serial = tx.orders().next_number(kind, year)?;
    Ok(format_number(kind, year, serial))
}

/// Writes the payment of a saved order to the payment ledger and issues its documents. A unique index guarantees one
/// payment per order.
pub(super) fn enter_payment(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    basis: &OrderDocumentSource,
) -> Result<Option<OrderPayment>, Failure> {
    let Some(payment) = &order.payment else { return Ok(None) };
    let entry = NewOrderPayment {
        order_id: order.id,
        kind: PaymentKind::Payment,
        amount: order.total,
        method: payment.method.clone(),
        reference: payment.reference.clone(),
        number: payment.receipt_number.clone(),
        reason: None,
        return_id: None,
        recorded_by: payment.recorded_by,
    };
    match tx.order_payments().add(&entry, context.now) {
        Err(StoreError::Taken(_)) => Err(OrderError::AlreadyPaid.into()),
        other => {
            let entered = other?;
            let papers = [
                (TradeDocumentKind::Invoice, payment.invoice_number.as_str()),
                (TradeDocumentKind::Receipt, payment.receipt_number.as_str()),
            ];
            issue_papers(tx, context, order, basis, &papers)?;
            emit_order_event(tx, context, EventKind::OrderPaid, order)?;
            Ok(Some(entered))
        }
    }
}

/// Saves the order by its version and emits its event; afterwards `order` is the stored one with its new version. The
/// row is locked, so a conflict means that the lock was lost.
pub(crate) fn save(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &mut Order,
    from: OrderStatus,
    note: Option<&Message>,
) -> Result<(), Failure> {
    let saved = tx.orders().save(order, from, context.actor.id(), note, context.now);
    match saved {
        Ok(true) => {
            order.version += 1;
            order.updated_at = context.now;
            emit_order_saved(tx, context, order, from)
        }
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
