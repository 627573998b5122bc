//! `POST /api/orders/{id}/quote/decline`: the buyer does not take the offer.

use tierway_accounts::ActivityAction;
use tierway_kernel::{OrderId, Permission};
use tierway_orders::{Order, OrderSight, OrderStatus, decline_quote as decline};

use super::notices::tell_owners;
use super::{lock_own_quote, save_both};
use crate::orders::OrderView;
use crate::orders::view::view;
use crate::{Context, Failure, Transaction};

/// Longest reason, in characters.
const LONGEST_REASON: usize = 2000;

/// Declines the offer, or takes the request back; the order is cancelled with it.
pub fn decline_quote(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    reason: Option<&str>,
) -> Result<OrderView, Failure> {
    context.require(Permission::DeclineQuote)?;
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if reason.is_some_and(|reason| reason.chars().count() > LONGEST_REASON) {
        return Err(Failure::field("reason", format!("This must be at most {LONGEST_REASON} characters long.")));
    }
    let (order, quote) = lock_own_quote(tx, context, id)?;
    let next = decline(&order, &quote, context.now)?;
    let note = match reason {
        Some(reason) => format!("Quotation declined: {reason}"),
        None => "Quotation declined".to_owned(),
    };
    let cancelled = Order { status: OrderStatus::Cancelled, ..order.clone() };
    save_both(tx, context, (&cancelled, order.status), (&next, quote.state), &note)?;
    context.log(tx, ActivityAction::Order, format!("Declined the quotation of order #{id}"))?;
    let message = match reason {
        Some(reason) => format!("{} declined the offer for request #{id}: {reason}", order.customer_name),
        None => format!("{} declined the offer for request #{id}.", order.customer_name),
    };
    tell_owners(tx, context, &format!("Offer for #{id} declined"), &message)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    let seen = view(order, Vec::new(), OrderSight::Full, &context.actor);
    Ok(OrderView { quote: Some(next), ..seen })
}
