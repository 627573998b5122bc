//! Closing a request when its order is cancelled.

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
pub(crate) fn closing_note(context: &Context, order: &Order, quote: &Quote, reason: Option<String>) -> Option<String> {
    if !is_buyer(context, order) {
        return reason;
    }
    let what = if quote.state == QuoteState::Offered { "Quotation declined" } else { "Request withdrawn" };
    Some(with_reason(what.to_owned(), reason.as_deref(), ""))
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
    let (id, name) = (order.id, &order.customer_name);
    let (title, message) = if quote.state == QuoteState::Offered {
        (format!("Offer for #{id} declined"), format!("{name} declined the offer for request #{id}"))
    } else {
        (format!("Request #{id} withdrawn"), format!("{name} withdrew request #{id}"))
    };
    notify_owners(tx, context, about_order(order), &title, &with_reason(message, reason, "."))
}

fn is_buyer(context: &Context, order: &Order) -> bool {
    context.actor.id() == Some(order.customer_id)
}

fn with_reason(text: String, reason: Option<&str>, end: &str) -> String {
    match reason {
        Some(reason) => format!("{text}: {reason}"),
        None => format!("{text}{end}"),
    }
}
