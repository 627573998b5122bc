//! Closing a request when its order is cancelled.

use tierway_kernel::{Message, message};
use tierway_orders::{Order, OrderError, OrderStatus, Quote, QuoteState};

use crate::orders::{about_order, notify_owners};
use crate::{Context, Failure, Transaction};

/// The open request of an order that is being called off; the order is locked.
pub(crate) fn open_quote(tx: &mut dyn Transaction, order: &Order) -> Result<Option<Quote>, Failure> {
    if !(order.is_quote && order.status == OrderStatus::Cancelled) {
        return Ok(None);
    }
    Ok(tx.quotes().of_order(order.id)?.filter(|quote| !quote.state.is_answered()))
}

/// History entry: a buyer declines an offer, or withdraws the request.
pub(crate) fn closing_note(
    context: &Context,
    order: &Order,
    quote: &Quote,
    reason: Option<Message>,
) -> Option<Message> {
    if !is_buyer(context, order) {
        return reason;
    }
    Some(match (quote.state == QuoteState::Offered, reason) {
        (true, None) => message!("Quotation declined"),
        (true, Some(reason)) => message!("Quotation declined: {reason}", reason),
        (false, None) => message!("Request withdrawn"),
        (false, Some(reason)) => message!("Request withdrawn: {reason}", reason),
    })
}

/// Closes the request, so that nothing is offered or accepted any more; the owners learn what the buyer did.
pub(crate) fn close_request(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    quote: &Quote,
    reason: Option<&str>,
) -> Result<(), Failure> {
    if !tx.quotes().save(&quote.declined(context.now), quote.state)? {
        return Err(OrderError::Stale.into());
    }
    if !is_buyer(context, order) {
        return Ok(());
    }
    let (number, name, is_offer) = (order.id, &order.customer_name, quote.state == QuoteState::Offered);
    let title = if is_offer {
        message!("Offer for #{number} declined", number)
    } else {
        message!("Request #{number} withdrawn", number)
    };
    let message = match (is_offer, reason.map(str::to_owned)) {
        (true, None) => message!("{name} declined the offer for request #{number}.", name, number),
        (true, Some(reason)) => {
            message!("{name} declined the offer for request #{number}: {reason}", name, number, reason)
        }
        (false, None) => message!("{name} withdrew request #{number}.", name, number),
        (false, Some(reason)) => message!("{name} withdrew request #{number}: {reason}", name, number, reason),
    };
    notify_owners(tx, context, about_order(order), &title, &message)
}

fn is_buyer(context: &Context, order: &Order) -> bool {
    context.actor.id() == Some(order.customer_id)
}
