//! `POST /api/warehouse/couriers`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{FieldError, Message, OrderId, Permission, message};
use tierway_orders::{Courier, may_assign_courier};

use super::payment::save;
use crate::{Context, Failure, Transaction};

/// Most orders that get their courier in one call.
const MOST: usize = 200;

/// Gives these orders to a courier, all or none. Those that were not with it already, ascending.
pub fn assign_courier(
    tx: &mut dyn Transaction,
    context: &Context,
    orders: &[OrderId],
    courier: Courier,
) -> Result<Vec<OrderId>, Failure> {
    context.require(Permission::AssignCourier)?;
    if orders.is_empty() {
        return Err(Failure::field("orderIds", "Please select an order."));
    }
    if orders.len() > MOST {
        return Err(Failure::field("orderIds", message!("Please select at most {most} orders.", most = MOST)));
    }
    // Locked in one direction, so that two calls cannot wait for each other.
    let mut sorted: Vec<(OrderId, usize)> = orders.iter().enumerate().map(|(index, id)| (*id, index)).collect();
    sorted.sort_unstable();
    sorted.dedup_by_key(|(id, _)| *id);
    let mut changed = Vec::new();
    let mut errors: Vec<(usize, Message)> = Vec::new();
    for (id, index) in sorted {
        let Some(mut order) = tx.orders().lock(id)? else {
            errors.push((index, "This order was not found.".into()));
            continue;
        };
        if order.shipping.courier == courier {
            continue;
        }
        if !may_assign_courier(&order) {
            errors.push((index, message!("The courier of order #{id} can no longer be changed.", id)));
            continue;
        }
        let from = order.status;
        order.shipping.courier = courier;
        order.processed_by = context.actor.id().or(order.processed_by);
        save(tx, context, &mut order, from, Some(&message!("Courier: {courier}", courier)))?;
        changed.push(id);
    }
    if !errors.is_empty() {
        errors.sort_by_key(|(index, _)| *index);
        let named = |(index, sentence)| FieldError::new(format!("orderIds[{index}]"), sentence);
        return Err(Failure::Fields(errors.into_iter().map(named).collect()));
    }
    if !changed.is_empty() {
        let list: Vec<String> = changed.iter().map(|id| format!("#{id}")).collect();
        let text = message!("Courier {courier} for order {orders}", courier = courier, orders = list.join(", "));
        context.log(tx, ActivityAction::Order, text)?;
    }
    Ok(changed)
}
