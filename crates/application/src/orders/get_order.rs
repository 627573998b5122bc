//! `GET /api/orders/{id}`.

use std::collections::HashMap;

use tierway_kernel::{OrderId, Permission, Role, UserId};
use tierway_orders::{OrderEvent, OrderSight, sight};

use super::view::{OrderView, view};
use crate::{Context, Failure, Transaction};

/// An order with its history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDetails {
    /// The order with its lines.
    pub order: OrderView,
    /// Its history, oldest first; none under [`OrderSight::Totals`].
    pub events: Vec<OrderEvent>,
    /// Names of those who acted; only the company's people see who of them did.
    pub names: HashMap<UserId, String>,
}

/// One order. What the actor may not see is not found.
pub fn get_order(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<OrderDetails, Failure> {
    context.require(Permission::GetOrder)?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    match sight(&order, &context.actor) {
        OrderSight::Hidden => Err(Failure::NotFound("This order")),
        OrderSight::Totals => {
            let order = view(order, Vec::new(), OrderSight::Totals, &context.actor);
            Ok(OrderDetails { order, events: Vec::new(), names: HashMap::new() })
        }
        OrderSight::Full => {
            let lines = tx.orders().lines(id)?;
            let events = tx.orders().events(id)?;
            let names = names(tx, context, &events)?;
            Ok(OrderDetails { order: view(order, lines, OrderSight::Full, &context.actor), events, names })
        }
    }
}

fn names(
    tx: &mut dyn Transaction,
    context: &Context,
    events: &[OrderEvent],
) -> Result<HashMap<UserId, String>, Failure> {
    if !context.actor.role().is_none_or(Role::is_staff) {
        return Ok(HashMap::new());
    }
    let mut ids: Vec<UserId> = events.iter().filter_map(|event| event.actor_id).collect();
    ids.sort_unstable();
    ids.dedup();
    Ok(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect())
}
