//! What a change of an order does: decided here on values, carried out by the use case (product.md §7).

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, FieldError, Role};

use crate::checks::{check_length, check_payment_method};
use crate::{
    Order, OrderError, OrderPatch, OrderStatus, PaymentStatus, Progress, StockEffect, allowed_transitions,
    is_of_sequence, may_record_payment, transition,
};

/// A payment to record; missing numbers come from the sequences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentInput {
    /// How it was paid: as recorded now, else as the buyer wanted.
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// A given receipt number.
    pub receipt_number: Option<String>,
    /// A given invoice number.
    pub invoice_number: Option<String>,
}

/// A decided change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The order as it is to be saved, but for the payment's numbers.
    pub order: Order,
    /// The previous status.
    pub from: OrderStatus,
    /// Its stock effect.
    pub stock: StockEffect,
    /// The payment to record.
    pub payment: Option<PaymentInput>,
    /// The carrier's number for what leaves with this change; that of an earlier parcel is not.
    pub tracking_number: Option<String>,
    /// Whether the order's commission is reversed.
    pub reverses_commission: bool,
    /// Note for the history.
    pub note: Option<String>,
    /// `false`: nothing is to be saved.
    pub changes: bool,
}

/// The kind of actor who changes the order.
struct Editor {
    role: Role,
    is_buyer: bool,
}

impl Editor {
    fn of(order: &Order, actor: &Actor) -> Option<Editor> {
        match actor {
            Actor::System => Some(Editor { role: Role::Admin, is_buyer: false }),
            Actor::Guest => None,
            Actor::User(user) => Some(Editor { role: user.role, is_buyer: user.id == order.customer_id }),
        }
    }
}

/// Status changes available to this actor. A quote request can only be cancelled.
pub fn allowed_for(order: &Order, actor: &Actor) -> Vec<OrderStatus> {
    let Some(editor) = Editor::of(order, actor) else { return Vec::new() };
    let mut next = allowed_transitions(order.status, editor.role, editor.is_buyer);
    if order.is_quote {
        next.retain(|status| *status == OrderStatus::Cancelled);
    }
    next
}

/// Plans a change. Staff change status, documents and shipping; admin and owner also record payments; the buyer may
/// only cancel; nobody else may change anything. `progress` is what was shipped and returned so far.
pub fn plan_change(
    order: &Order,
    progress: &Progress,
    patch: &OrderPatch,
    actor: &Actor,
    now: DateTime<Utc>,
) -> Result<Change, OrderError> {
    let patch = tidy(patch);
    let editor = Editor::of(order, actor).ok_or(OrderError::MayNotEdit)?;
    if !(editor.role.is_staff() || (editor.is_buyer && only_cancels(&patch))) {
        return Err(OrderError::MayNotEdit);
    }
    if patch.expected_version.is_some_and(|version| version != order.version) {
        return Err(OrderError::Stale);
    }
    let (to, pays) = steps(order, &patch)?;
    let payment = if pays { Some(input(order, &patch, editor.role)?) } else { None };
    check_texts(order, &patch, pays)?;
    if order.is_quote && to.is_some_and(|to| to != OrderStatus::Cancelled) {
        return Err(OrderError::IsQuote);
    }
    if let Some(to) = to {
        transition(order.status, to, editor.role, editor.is_buyer, patch.notes.as_deref())?;
        progress.allows(order.status, to)?;
    }
    let mut next = edited(order, &patch);
    next.status = to.unwrap_or(order.status);
    if next.status == OrderStatus::Cancelled && payment.is_some() {
        return Err(OrderError::NotPayable);
    }
    if to == Some(OrderStatus::Completed) {
        complete(&mut next, now)?;
    }
    if next.shipping.courier != order.shipping.courier && !may_assign_courier(order) {
        return Err(OrderError::CourierFixed);
    }
    let changes = next != *order || payment.is_some() || patch.notes.is_some();
    if editor.role.is_staff() && changes {
        next.processed_by = actor.id().or(next.processed_by);
    }
    let known = next.shipping.tracking_number.clone().filter(|_| !progress.has_shipped());
    Ok(Change {
        from: order.status,
        tracking_number: patch.tracking_number.or(known),
        stock: progress.effect(order.status, next.status, patch.restock != Some(false)),
        reverses_commission: to == Some(OrderStatus::Cancelled),
        note: patch.notes,
        changes,
        payment,
        order: next,
    })
}

/// Completing requires both documents (specification 2 §5), with the server's time.
fn complete(order: &mut Order, now: DateTime<Utc>) -> Result<(), OrderError> {
    if order.shipping.delivery_note.is_none() || order.shipping.shipping_number.is_none() {
        return Err(OrderError::PapersMissing);
    }
    order.completed_at = Some(now);
    Ok(())
}

/// Trims the texts; empty ones leave their field as it is, as the older forms send them so.
fn tidy(patch: &OrderPatch) -> OrderPatch {
    let mut patch = patch.clone();
    for text in [
        &mut patch.payment_method,
        &mut patch.payment_reference,
        &mut patch.receipt_number,
        &mut patch.invoice_number,
        &mut patch.shipping_notes,
        &mut patch.tracking_number,
        &mut patch.delivery_note,
        &mut patch.shipping_number,
        &mut patch.notes,
    ] {
        *text = text.take().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    }
    patch
}

fn only_cancels(patch: &OrderPatch) -> bool {
    let plain = OrderPatch {
        status: patch.status,
        notes: patch.notes.clone(),
        expected_version: patch.expected_version,
        ..OrderPatch::default()
    };
    *patch == plain && patch.status == Some(OrderStatus::Cancelled)
}

/// Whether a payment of the order can be recorded.
pub fn is_payable(order: &Order) -> bool {
    order.payment_status == PaymentStatus::Unpaid && !order.is_quote && order.status != OrderStatus::Cancelled
}

/// The status to go to, if any, and whether a payment is recorded. Setting `paid` records the payment; past `paid`
/// it does only that.
fn steps(order: &Order, patch: &OrderPatch) -> Result<(Option<OrderStatus>, bool), OrderError> {
    let unpaid = order.payment_status == PaymentStatus::Unpaid;
    match patch.status {
        Some(OrderStatus::Paid) if order.status == OrderStatus::Paid && !unpaid => Err(OrderError::AlreadyPaid),
        Some(OrderStatus::Paid) if unpaid && order.status == OrderStatus::Pending => {
            Ok((Some(OrderStatus::Paid), true))
        }
        Some(OrderStatus::Paid) if unpaid && order.status != OrderStatus::Cancelled => Ok((None, true)),
        Some(to) => Ok((Some(to), patch.record_payment)),
        None if patch.record_payment && unpaid && order.status == OrderStatus::Pending => {
            Ok((Some(OrderStatus::Paid), true))
        }
        None => Ok((None, patch.record_payment)),
    }
}

fn input(order: &Order, patch: &OrderPatch, role: Role) -> Result<PaymentInput, OrderError> {
    if !may_record_payment(role) {
        return Err(OrderError::MayNotRecordPayment);
    }
    if order.payment_status == PaymentStatus::Paid {
        return Err(OrderError::AlreadyPaid);
    }
    if order.is_quote || order.status == OrderStatus::Cancelled {
        return Err(OrderError::NotPayable);
    }
    Ok(PaymentInput {
        method: patch.payment_method.clone().or_else(|| order.payment_method.clone()),
        reference: patch.payment_reference.clone(),
        receipt_number: patch.receipt_number.clone(),
        invoice_number: patch.invoice_number.clone(),
    })
}

fn edited(order: &Order, patch: &OrderPatch) -> Order {
    let mut next = order.clone();
    let given = |new: &Option<String>, old: &mut Option<String>| {
        if new.is_some() {
            old.clone_from(new);
        }
    };
    given(&patch.shipping_notes, &mut next.shipping.notes);
    given(&patch.tracking_number, &mut next.shipping.tracking_number);
    given(&patch.delivery_note, &mut next.shipping.delivery_note);
    given(&patch.shipping_number, &mut next.shipping.shipping_number);
    next.shipping.courier = patch.courier.unwrap_or(next.shipping.courier);
    next
}

impl OrderPatch {
    /// Errors of the texts in the change, for any order.
    pub fn faults(&self) -> Vec<FieldError> {
        text_faults(&tidy(self))
    }
}

fn text_faults(patch: &OrderPatch) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for (field, text, most) in [
        ("shippingNotes", &patch.shipping_notes, 2000),
        ("trackingNumber", &patch.tracking_number, 100),
        ("deliveryNote", &patch.delivery_note, 100),
        ("shippingNumber", &patch.shipping_number, 100),
        ("receiptNumber", &patch.receipt_number, 64),
        ("invoiceNumber", &patch.invoice_number, 64),
        ("paymentReference", &patch.payment_reference, 200),
        ("notes", &patch.notes, 2000),
    ] {
        check_length(field, text.as_deref(), most, &mut errors);
    }
    errors
}

fn check_texts(order: &Order, patch: &OrderPatch, pays: bool) -> Result<(), OrderError> {
    let mut errors = text_faults(patch);
    if patch.restock.is_some() && patch.status != Some(OrderStatus::Cancelled) {
        errors.push(FieldError::new("restock", "Only allowed with a cancellation."));
    }
    check_payment_texts(order, patch, pays, &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(OrderError::Fields(errors)) }
}

/// Facts of the payment are stated with the payment, and never changed after it; repeating them is no change.
fn check_payment_texts(order: &Order, patch: &OrderPatch, pays: bool, errors: &mut Vec<FieldError>) {
    let paid = order.payment.as_ref();
    let known = [
        ("paymentMethod", &patch.payment_method, order.payment_method.as_deref()),
        ("paymentReference", &patch.payment_reference, paid.and_then(|payment| payment.reference.as_deref())),
        ("receiptNumber", &patch.receipt_number, paid.map(|payment| payment.receipt_number.as_str())),
        ("invoiceNumber", &patch.invoice_number, paid.map(|payment| payment.invoice_number.as_str())),
    ];
    for (field, stated, kept) in known {
        if !pays && stated.is_some() && stated.as_deref() != kept {
            errors.push(FieldError::new(field, "Only allowed with a payment."));
        }
    }
    check_payment_method("paymentMethod", patch.payment_method.as_deref().filter(|_| pays), errors);
    for (field, number) in [("receiptNumber", &patch.receipt_number), ("invoiceNumber", &patch.invoice_number)] {
        if pays && number.as_deref().is_some_and(is_of_sequence) {
            errors.push(FieldError::new(field, "Numbers of this form are assigned by the system; leave it empty."));
        }
    }
}

/// Whether the courier of an order can still be chosen: until it has arrived or was called off.
pub fn may_assign_courier(order: &Order) -> bool {
    use crate::OrderStatus::{Cancelled, Completed, Delivered};
    !order.is_quote && !matches!(order.status, Delivered | Completed | Cancelled)
}

/// The statuses this actor may set, given shipments and returns.
pub fn allowed_now(order: &Order, progress: &Progress, actor: &Actor) -> Vec<OrderStatus> {
    let mut next = allowed_for(order, actor);
    next.retain(|to| progress.allows(order.status, *to).is_ok());
    next
}

#[cfg(test)]
#[path = "change_tests.rs"]
mod tests;
