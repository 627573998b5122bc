//! Notices about orders (product.md §9: new order → warehouse; every step → buyer).

use tierway_kernel::{Role, UserId};
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
    let (title, what) = if order.is_quote {
        ("New request for quotation", "requests a quotation")
    } else {
        ("New order", "placed an order")
    };
    let total = currency.show(order.total);
    let message = format!("{} {what}: #{} for {total}.", order.customer_name, order.id);
    if order.is_quote {
        notify_owners(tx, context, about_order(order), &format!("{title} #{}", order.id), &message)?;
    }
    let warehouse = Audience::Group("warehouse".to_owned());
    add(tx, context, warehouse, about_order(order), format!("{title} #{}", order.id), message)
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
    let by_buyer = context.actor.id() == Some(order.customer_id);
    if by_buyer && order.status == OrderStatus::Cancelled {
        let message = format!("{} cancelled order #{}.", order.customer_name, order.id);
        let warehouse = Audience::Group("warehouse".to_owned());
        return add(tx, context, warehouse, about_order(order), format!("Order #{} cancelled", order.id), message);
    }
    if by_buyer || (from == order.status && !paid) {
        return Ok(());
    }
    let (title, message) = if from == order.status {
        (format!("Order #{} paid", order.id), format!("The payment of your order #{} was recorded.", order.id))
    } else {
        let status = order.status.as_str();
        (format!("Order #{} {status}", order.id), sentence(order, tracking_number))
    };
    add(tx, context, Audience::User(order.customer_id), about_order(order), title, message)
}

fn sentence(order: &Order, tracking_number: Option<&str>) -> String {
    let mut text = format!("Your order #{} is now {}.", order.id, order.status.as_str());
    if let (OrderStatus::Shipped, Some(number)) = (order.status, tracking_number) {
        text.push_str(&format!(" Tracking number: {number}."));
    }
    text
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
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    for role in [Role::Admin, Role::Manufacturer] {
        let owner = Audience::Group(role.as_str().to_owned());
        add(tx, context, owner, subject, title.to_owned(), message.to_owned())?;
    }
    Ok(())
}

/// Notifies the buyer.
pub(crate) fn notify_buyer(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: UserId,
    subject: Subject,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    add(tx, context, Audience::User(buyer), subject, title.to_owned(), message.to_owned())
}

/// Leaves a notice about an order.
pub(super) fn add(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Audience,
    subject: Subject,
    title: String,
    message: String,
) -> Result<(), Failure> {
    let notice = NewNotice { audience, kind: NoticeKind::Order.into(), subject: Some(subject), title, message };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}
