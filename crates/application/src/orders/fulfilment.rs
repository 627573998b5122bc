//! Loads the fulfilment of orders.

use std::collections::HashMap;

use tierway_kernel::OrderId;
use tierway_orders::{Fulfilment, Order, PaymentStatus};

use crate::{Failure, Transaction};

/// Fulfilment of one order.
pub(crate) fn fulfilment(tx: &mut dyn Transaction, order: OrderId) -> Result<Fulfilment, Failure> {
    Ok(fulfilments(tx, &[order])?.remove(&order).unwrap_or_default())
}

/// Fulfilment of a loaded order: returns exist only for shipped orders, payments only for paid ones.
pub(super) fn fulfilment_of(tx: &mut dyn Transaction, order: &Order) -> Result<Fulfilment, Failure> {
    let id = [order.id];
    let shipments = tx.shipments().of_orders(&id)?;
    let returns = if shipments.is_empty() { Vec::new() } else { tx.returns().of_orders(&id)? };
    let payments = match order.payment_status {
        PaymentStatus::Paid => tx.order_payments().of_orders(&id)?,
        PaymentStatus::Unpaid => Vec::new(),
    };
    Ok(Fulfilment { shipments, returns, payments })
}

/// Fulfilment of these orders; those without any are omitted.
pub(crate) fn fulfilments(
    tx: &mut dyn Transaction,
    orders: &[OrderId],
) -> Result<HashMap<OrderId, Fulfilment>, Failure> {
    let mut all: HashMap<OrderId, Fulfilment> = HashMap::new();
    if orders.is_empty() {
        return Ok(all);
    }
    for shipment in tx.shipments().of_orders(orders)? {
        all.entry(shipment.entry.order_id).or_default().shipments.push(shipment);
    }
    for one in tx.returns().of_orders(orders)? {
        all.entry(one.order_id).or_default().returns.push(one);
    }
    for payment in tx.order_payments().of_orders(orders)? {
        all.entry(payment.entry.order_id).or_default().payments.push(payment);
    }
    Ok(all)
}
