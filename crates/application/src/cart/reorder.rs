//! `POST /api/orders/{id}/reorder`: the lines of an old order into the cart.

use tierway_kernel::{Message, OrderId, Permission};
use tierway_orders::Cart;

use super::buyer;
use super::cart_items::{CartItemInput, read_cart_items};
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// The cart and the skipped lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReorderResult {
    /// The cart as it is now.
    pub cart: CartView,
    /// Lines that can no longer be bought.
    pub left: Vec<SkippedLine>,
}

/// A line that was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkippedLine {
    /// Product name at the time of the order.
    pub name: String,
    /// Why.
    pub problem: Message,
}

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
    let wanted = read_cart_items(tx, context, buyer, &cart_items)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let mut left = Vec::new();
    let mut added = false;
    for line in wanted {
        let name = || lines.get(line.index).map(|line| line.name.clone()).unwrap_or_default();
        match &line.problem {
            Some(problem) => left.push(SkippedLine { name: name(), problem: problem.sentence() }),
            None => {
                cart.add(line.entry)?;
                added = true;
            }
        }
    }
    let version = if added { tx.carts().save(&cart, context.now)? } else { cart.version };
    Ok(ReorderResult { cart: view_cart(tx, context, buyer, &Cart { version, ..cart })?, left })
}
