//! `POST /api/orders/{id}/reorder`: the lines of an old order into the cart.

use tierway_kernel::{OrderId, Permission};
use tierway_orders::Cart;

use super::buyer;
use super::view::{CartView, view_cart};
use super::wishes::{CartWish, read_wishes};
use crate::{Context, Failure, Transaction};

/// The cart and the skipped lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reordered {
    /// The cart as it is now.
    pub cart: CartView,
    /// Lines that can no longer be bought.
    pub left: Vec<LeftLine>,
}

/// A line that was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftLine {
    /// Product name at the time of the order.
    pub name: String,
    /// Why.
    pub problem: String,
}

/// Adds the lines of an own order to the caller's cart, at today's prices.
pub fn reorder(tx: &mut dyn Transaction, context: &Context, id: OrderId) -> Result<Reordered, Failure> {
    let buyer = buyer(context, Permission::Reorder)?;
    let order = tx.orders().by_id(id)?.filter(|order| order.customer_id == buyer.id);
    let order = order.ok_or(Failure::NotFound("This order"))?;
    let lines = tx.orders().lines(id)?;
    let wishes: Vec<CartWish> = lines
        .iter()
        .map(|line| CartWish {
            product_id: line.product_id,
            tier: Some(line.tier.clone()),
            quantity: line.quantity.get(),
            seller_id: order.seller_id,
        })
        .collect();
    let wanted = read_wishes(tx, context, buyer, &wishes)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let mut left = Vec::new();
    let mut added = false;
    for line in wanted {
        let name = || lines.get(line.index).map(|line| line.name.clone()).unwrap_or_default();
        match &line.problem {
            Some(problem) => left.push(LeftLine { name: name(), problem: problem.sentence().to_owned() }),
            None => {
                cart.add(line.entry)?;
                added = true;
            }
        }
    }
    let version = if added { tx.carts().save(&cart, context.now)? } else { cart.version };
    Ok(Reordered { cart: view_cart(tx, context, buyer, &Cart { version, ..cart })?, left })
}
