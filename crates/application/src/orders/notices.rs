//! Notices about orders (product.md §9: new order → warehouse; every step → buyer).

use tierway_kernel::{Message, OrderId, Role, UserId, message};
use tierway_orders::{Order, OrderStatus};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// Notifies the warehouse of a new order.
pub(crate) fn notify_new_order(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    currency: &Currency,
) -> Result<(), Failure> {
    let (name, number, total) = (&order.customer_name, order.id, currency.show(order.total));
    let warehouse = Audience::Group("warehouse".to_owned());
    if order.is_quote {
        let title = message!("New request for quotation #{number}", number);
        let message = message!("{name} requests a quotation: #{number} for {total}.", name, number, total);
        notify_owners(tx, context, about_order(order), &title, &message)?;
        return add(tx, context, warehouse, about_order(order), title, message);
    }
    let title = message!("New order #{number}", number);
    let message = message!("{name} placed an order: #{number} for {total}.", name, number, total);
    add(tx, context, warehouse, about_order(order), title, message)
}

/// Notifies the buyer of the order's new status; the warehouse if the buyer cancelled it.
pub(crate) fn notify_changed(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    from: OrderStatus,
    paid: bool,
    tracking_number: Option<&str>,
) -> Result<(), Failure> {
    let number = order.id;
    let by_buyer = context.actor.id() == Some(order.customer_id);
    if by_buyer && order.status == OrderStatus::Cancelled {
        let title = message!("Order #{number} cancelled", number);
        let message = message!("{name} cancelled order #{number}.", name = order.customer_name, number);
        let warehouse = Audience::Group("warehouse".to_owned());
        return add(tx, context, warehouse, about_order(order), title, message);
    }
    if by_buyer || (from == order.status && !paid) {
        return Ok(());
    }
    let (title, message) = if from == order.status {
        (
            message!("Order #{number} paid", number),
            message!("The payment of your order #{number} was recorded.", number),
        )
    } else {
        (message!("Order #{number} {status}", number, status = order.status), sentence(order, tracking_number))
    };
    add(tx, context, Audience::User(order.customer_id), about_order(order), title, message)
}

fn sentence(order: &Order, tracking_number: Option<&str>) -> Message {
    let number = tracking_number.filter(|_| order.status == OrderStatus::Shipped);
    message!("Your order #{number} is now {status}.", number = order.id, status = order.status)
        .followed_by(number.map(tracking))
}

/// The sentence that names a tracking number.
pub(super) fn tracking(number: &str) -> Message {
    message!("Tracking number: {number}.", number = number.to_owned())
}

/// The entry in the activity log about a new status.
pub(super) fn order_moved(number: OrderId, before: OrderStatus, after: OrderStatus) -> Message {
    message!("Order #{number}: {before} to {after}", number, before, after)
}

/// The order, or the quote request that it still is.
pub(crate) fn about_order(order: &Order) -> Subject {
    let kind = if order.is_quote { SubjectKind::Quote } else { SubjectKind::Order };
    Subject::new(kind, order.id.0)
}

/// Notifies the owners of the company.
pub(crate) fn notify_owners(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: Subject,
    title: &Message,
    message: &Message,
) -> Result<(), Failure> {
    for role in [Role::Admin, Role::Manufacturer] {
        let owner = Audience::Group(role.as_str().to_owned());
        add(tx, context, owner, subject, title.clone(), message.clone())?;
    }
    Ok(())
}

/// Notifies the buyer.
pub(crate) fn notify_buyer(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: UserId,
    subject: Subject,
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    add(tx, context, Audience::User(buyer), subject, title, message)
}

/// Leaves a notice about an order.
pub(super) fn add(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Audience,
    subject: Subject,
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let notice = NewNotice { audience, kind: NoticeKind::Order.into(), subject: Some(subject), title, message };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}
