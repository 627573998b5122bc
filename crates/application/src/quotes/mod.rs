//! Use cases of quotations, and of messages between buyer and company about an order.

mod accept_quote;
mod add_order_message;
mod close_request;
mod decline_quote;
mod expire_quotes;
mod list_order_messages;
mod messages;
mod offer_quote;
mod request;

pub use accept_quote::accept_quote;
pub use add_order_message::add_order_message;
pub use decline_quote::decline_quote;
pub use expire_quotes::expire_quotes;
pub use list_order_messages::list_order_messages;
pub use messages::MessageView;
pub use offer_quote::{OfferQuote, OfferedItem, offer_quote};
pub use request::RequestedItem;

pub(crate) use close_request::{close_request, closing_note, open_quote};
pub(crate) use request::{open_request, request_faults, request_lines};

use tierway_kernel::{Message, OrderId};
use tierway_orders::{Order, OrderError, OrderStatus, OrderVisibility, Quote, QuoteError, QuoteState, visibility};

use crate::webhooks::emit_order_saved;
use crate::{Context, Failure, Transaction};

/// An order and its quotation, locked, for a viewer with full access.
fn lock_quote(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<(Order, Quote), Failure> {
    let order = tx.orders().lock(id)?.ok_or(Failure::NotFound("This order"))?;
    match visibility(&order, &context.actor) {
        OrderVisibility::Hidden => Err(Failure::NotFound("This order")),
        OrderVisibility::Totals => Err(OrderError::MayNotEdit.into()),
        OrderVisibility::Full => {
            let quote = tx.quotes().of_order(id)?.ok_or(QuoteError::NotOpen)?;
            Ok((order, quote))
        }
    }
}

/// The same, for the buyer alone.
fn lock_own_quote(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<(Order, Quote), Failure> {
    let (order, quote) = lock_quote(tx, context, id)?;
    if context.actor.id() != Some(order.customer_id) {
        return Err(QuoteError::NotTheBuyer.into());
    }
    Ok((order, quote))
}

/// Saves both if unchanged. Both are locked, so a conflict means that the lock was lost.
fn save_both(
    tx: &mut dyn Transaction,
    context: &Context,
    (order, from): (&Order, OrderStatus),
    (quote, stood): (&Quote, QuoteState),
    note: &Message,
) -> Result<(), Failure> {
    let saved = tx.orders().save(order, from, context.actor.id(), Some(note), context.now)?
        && tx.quotes().save(quote, stood)?;
    if !saved {
        return Err(OrderError::Stale.into());
    }
    let stored = Order { version: order.version + 1, updated_at: context.now, ..order.clone() };
    emit_order_saved(tx, context, &stored, from)
}
