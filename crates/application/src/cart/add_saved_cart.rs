//! `POST /api/saved-carts/{id}/add`: the lines of a saved cart into the cart.

use tierway_kernel::{Permission, ProductId, SavedCartId};

use super::add_lines::{ReorderResult, add_lines};
use super::buyer;
use super::cart_items::{CartItemInput, Wanted};
use crate::orders::quote_cart::available;
use crate::{Context, Failure, Transaction};

/// Adds the lines of a saved cart to the caller's cart, at today's prices. Sold-out lines are skipped.
pub fn add_saved_cart(tx: &mut dyn Transaction, context: &Context, id: SavedCartId) -> Result<ReorderResult, Failure> {
    let buyer = buyer(context, Permission::AddSavedCart)?;
    let lines = tx.saved_carts().lines(buyer.id, id)?.ok_or(Failure::NotFound("This saved cart"))?;
    let products: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    let available = available(tx, products.into_iter())?;
    let cart_items: Vec<CartItemInput> = lines
        .into_iter()
        .map(|line| CartItemInput {
            product_id: line.product_id,
            tier: Some(line.tier),
            quantity: line.quantity.get(),
            seller_id: line.seller_id,
        })
        .collect();
    let is_sold_out = |line: &Wanted| available.get(&line.entry.product_id).is_none_or(|pieces| *pieces <= 0);
    let name = |line: &Wanted| line.name.clone().unwrap_or_default();
    let obstacle = |line: &Wanted| is_sold_out(line).then(|| "This product is out of stock.".into());
    add_lines(tx, context, buyer, &cart_items, name, obstacle)
}
