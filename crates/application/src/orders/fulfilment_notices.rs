//! Notices about shipments, refunds and returns: to the buyer about what was done, to the warehouse about what is
//! requested.

use tierway_kernel::{Message, message};
use tierway_orders::{Order, OrderStatus, Return, ReturnState, Shipment};
use tierway_workforce::{Audience, Subject, SubjectKind};

use super::notices::{about_order, add, tracking};
use crate::{Context, Failure, Transaction};

/// Notifies the buyer of a shipment.
pub(super) fn notify_shipped(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    shipment: &Shipment,
) -> Result<(), Failure> {
    let all = order.status == OrderStatus::Shipped;
    let number = order.id;
    let (title, message) = if all {
        (message!("Order #{number} shipped", number), message!("Your order #{number} has been shipped.", number))
    } else {
        (
            message!("Order #{number} partially shipped", number),
            message!("Part of your order #{number} was shipped.", number),
        )
    };
    let message = message.followed_by(shipment.entry.tracking_number.as_deref().map(tracking));
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
    let title = message!("Order #{number} refunded", number = order.id);
    let message = message!(
        "{amount} of your order #{order} was refunded: credit note {number}.",
        amount = amount.to_owned(),
        order = order.id,
        number = number.to_owned()
    );
    add(tx, context, Audience::User(order.customer_id), about_order(order), title, message)
}

/// Notifies warehouse and managers of a requested return; also the buyer if someone else requested it.
pub(super) fn notify_return_requested(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    one: &Return,
) -> Result<(), Failure> {
    let title = message!("Return {number} requested", number = one.number);
    let message =
        message!("{name}, order #{order}: {reason}", name = order.customer_name, order = order.id, reason = one.reason);
    for group in ["warehouse", "manager"] {
        add(tx, context, Audience::Group(group.to_owned()), about(one), title.clone(), message.clone())?;
    }
    if context.actor.id() == Some(order.customer_id) {
        return Ok(());
    }
    let message = message!("A return was created for your order #{number}.", number = order.id);
    add(tx, context, Audience::User(order.customer_id), about(one), title, message)
}

/// Notifies the buyer of the state of the return.
pub(super) fn notify_return_moved(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    one: &Return,
) -> Result<(), Failure> {
    let number = order.id;
    let message = match one.state {
        ReturnState::Approved => message!("Please send the goods of order #{number} back to us.", number),
        ReturnState::Received => message!("We have received the goods of order #{number}.", number),
        ReturnState::Rejected => message!("Your return for order #{number} was rejected.", number),
        ReturnState::Requested | ReturnState::Closed => {
            message!("Your return for order #{number} is complete.", number)
        }
    };
    let answer = one.answer.as_deref().filter(|_| one.state != ReturnState::Received);
    let message = message.followed_by(answer.map(Message::verbatim));
    let title = message!("Return {number} {state}", number = one.number, state = one.state);
    add(tx, context, Audience::User(order.customer_id), about(one), title, message)
}

fn about(one: &Return) -> Subject {
    Subject::new(SubjectKind::Return, one.id.0)
}
