//! Who reads and writes about an order: its buyer and the owners of the company.

use std::collections::HashMap;

use tierway_kernel::{OrderId, Role, UserId};
use tierway_orders::{Order, OrderError, OrderMessage, OrderSight, sight};

use crate::{Context, Failure, Transaction};

/// A message as somebody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessageView {
    /// The message.
    pub message: OrderMessage,
    /// Whether the company wrote it.
    pub from_company: bool,
    /// Who wrote it; buyers do not see who of the company did.
    pub author_name: Option<String>,
}

/// Whether the caller speaks for the company.
pub(super) fn is_owner(context: &Context) -> bool {
    context.actor.role().is_some_and(|role| matches!(role, Role::Admin | Role::Manufacturer))
}

/// The order, for its buyer and the owners.
pub(super) fn order_spoken_of(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<Order, Failure> {
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    if sight(&order, &context.actor) == OrderSight::Hidden {
        return Err(Failure::NotFound("This order"));
    }
    if is_owner(context) || context.actor.id() == Some(order.customer_id) {
        Ok(order)
    } else {
        Err(OrderError::MayNotEdit.into())
    }
}

/// The messages with the names the caller may read.
pub(super) fn named(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &Order,
    messages: &[OrderMessage],
) -> Result<HashMap<UserId, String>, Failure> {
    let mut ids: Vec<UserId> = messages.iter().map(|message| message.author_id).collect();
    ids.retain(|id| is_owner(context) || *id == order.customer_id);
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
