//! `POST /api/orders/{id}/reorder`: the lines of an old order into the cart.

use tierway_kernel::{OrderId, Permission};

use super::add_lines::{ReorderResult, add_lines};
use super::buyer;
use super::cart_items::CartItemInput;
use crate::{Context, Failure, Transaction};

/// Adds the lines of an own order to the caller's cart, at today's prices.
pub fn reorder(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<ReorderResult, Failure> {
    let buyer = buyer(context, Permission::Reorder)?;
    let order = tx.orders().by_id(id)?.filter(|order| order.customer_id == buyer.id);
    let order = order.ok_or(Failure::NotFound("This order"))?;
    let lines = tx.orders().lines(id)?;
    let cart_items: Vec<CartItemInput> = lines
        .iter()
        .map(|line| CartItemInput {
            product_id: line.product_id,
            tier: Some(line.tier.clone()),
            quantity: line.quantity.get(),
            seller_id: order.seller_id,
        })
        .collect();
    // As it was called then.
    let name = |index: usize| lines.get(index).map(|line| line.name.clone()).unwrap_or_default();
    add_lines(tx, context, buyer, &cart_items, |line| name(line.index), |_| None)
}
