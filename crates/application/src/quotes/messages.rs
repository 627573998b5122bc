//! Access to order messages: the buyer and the company's owners.

use std::collections::HashMap;

use tierway_kernel::{OrderId, UserId};
use tierway_orders::{Order, OrderError, OrderMessage, OrderVisibility, Side, side_of, visibility};

use crate::{Context, Failure, Transaction};

/// A message as shown to the viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessageView {
    /// The message.
    pub message: OrderMessage,
    /// Whether the company wrote it.
    pub from_company: bool,
    /// The author; hidden from buyers if company staff.
    pub author_name: Option<String>,
}

/// The order, for its buyer and the owners, and for which of them.
pub(super) fn order_for_parties(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
) -> Result<(Order, Side), Failure> {
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    if visibility(&order, &context.actor) == OrderVisibility::Hidden {
        return Err(Failure::NotFound("This order"));
    }
    let side = side_of(&order, &context.actor).ok_or(OrderError::MayNotEdit)?;
    Ok((order, side))
}

/// The messages with the names the caller may read.
pub(super) fn named(
    tx: &mut dyn Transaction,
    side: Side,
    order: &Order,
    messages: &[OrderMessage],
) -> Result<HashMap<UserId, String>, Failure> {
    let mut ids: Vec<UserId> = messages.iter().map(|message| message.author_id).collect();
    ids.retain(|id| side == Side::Company || *id == order.customer_id);
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect())
}

/// A message of an order.
pub(super) fn shown(message: OrderMessage, order: &Order, names: &HashMap<UserId, String>) -> MessageView {
    MessageView {
        from_company: message.author_id != order.customer_id,
        author_name: names.get(&message.author_id).cloned(),
        message,
    }
}
