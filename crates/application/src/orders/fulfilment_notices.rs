//! Notices about shipments, refunds and returns: to the buyer about what was done, to the warehouse about what is
//! requested.

use tierway_orders::{Order, OrderStatus, Return, ReturnState, Shipment};
use tierway_workforce::{Audience, Subject, SubjectKind};

use super::notices::{about_order, add};
use crate::{Context, Failure, Transaction};

/// Notifies the buyer of a shipment.
pub(super) fn notify_shipped(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    shipment: &Shipment,
) -> Result<(), Failure> {
    let all = order.status == OrderStatus::Shipped;
    let (title, mut message) = if all {
        (format!("Order #{} shipped", order.id), format!("Your order #{} has been shipped.", order.id))
    } else {
        (format!("Order #{} partially shipped", order.id), format!("Part of your order #{} was shipped.", order.id))
    };
    if let Some(number) = &shipment.entry.tracking_number {
        message.push_str(&format!(" Tracking number: {number}."));
    }
    add(tx, context, Audience::User(order.customer_id), about_order(order), title, message)
}

/// Notifies the buyer of a refund.
pub(super) fn notify_refunded(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    amount: &str,
    number: &str,
) -> Result<(), Failure> {
    let title = format!("Order #{} refunded", order.id);
    let message = format!("{amount} of your order #{} was refunded: credit note {number}.", order.id);
    add(tx, context, Audience::User(order.customer_id), about_order(order), title, message)
}

/// Notifies warehouse and managers of a requested return; also the buyer if someone else requested it.
pub(super) fn notify_return_requested(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    one: &Return,
) -> Result<(), Failure> {
    let title = format!("Return {} requested", one.number);
    let message = format!("{}, order #{}: {}", order.customer_name, order.id, one.reason);
    for group in ["warehouse", "manager"] {
        add(tx, context, Audience::Group(group.to_owned()), about(one), title.clone(), message.clone())?;
    }
    if context.actor.id() == Some(order.customer_id) {
        return Ok(());
    }
    let message = format!("A return was created for your order #{}.", order.id);
    add(tx, context, Audience::User(order.customer_id), about(one), title, message)
}

/// Notifies the buyer of the state of the return.
pub(super) fn notify_return_moved(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    one: &Return,
) -> Result<(), Failure> {
    let state = one.state.as_str();
    let mut message = match one.state {
        ReturnState::Approved => format!("Please send the goods of order #{} back to us.", order.id),
        ReturnState::Received => format!("We have received the goods of order #{}.", order.id),
        ReturnState::Rejected => format!("Your return for order #{} was rejected.", order.id),
        ReturnState::Requested | ReturnState::Closed => format!("Your return for order #{} is complete.", order.id),
    };
    if let Some(answer) = one.answer.as_ref().filter(|_| one.state != ReturnState::Received) {
        message.push_str(&format!(" {answer}"));
    }
    let title = format!("Return {} {state}", one.number);
    add(tx, context, Audience::User(order.customer_id), about(one), title, message)
}

fn about(one: &Return) -> Subject {
    Subject::new(SubjectKind::Return, one.id.0)
}
