//! `POST /api/orders/{id}/messages`.

use tierway_kernel::{Message, OrderId, Permission, message};
use tierway_orders::{Side, check_message};

use super::messages::{MessageView, named, order_for_parties, shown};
use crate::orders::{about_order, notify_buyer, notify_owners};
use crate::{Context, Failure, Transaction};

/// How much of a message its notice shows, in characters.
const SHOWN: usize = 200;

/// Sends a message to the other side and notifies them.
pub fn add_order_message(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    text: &str,
) -> Result<MessageView, Failure> {
    context.require(Permission::AddOrderMessage)?;
    let (order, side) = order_for_parties(tx, context, id)?;
    let author = context.actor.signed_in()?.id;
    let text = check_message(text)?;
    let message = tx.messages().add(id, author, text, context.now)?;
    let beginning: String = text.chars().take(SHOWN).collect();
    let more = if text.chars().count() > SHOWN { "…" } else { "" };
    let title = message!("Message about order #{number}", number = id);
    match side {
        Side::Company => {
            let message = Message::verbatim(format!("{beginning}{more}"));
            notify_buyer(tx, context, order.customer_id, about_order(&order), title, message)?;
        }
        Side::Buyer => {
            let message = Message::verbatim(format!("{}: {beginning}{more}", order.customer_name));
            notify_owners(tx, context, about_order(&order), &title, &message)?;
        }
    }
    let names = named(tx, side, &order, std::slice::from_ref(&message))?;
    Ok(shown(message, &order, &names))
}
