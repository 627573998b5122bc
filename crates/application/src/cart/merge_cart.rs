//! `POST /api/cart/merge`: what was put into a browser's cart before signing in.

use tierway_kernel::Permission;
use tierway_orders::Cart;

use super::buyer;
use super::cart_items::{CartItemInput, Problem, read_cart_items};
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// Adds the lines to the caller's cart; quantities of the same add up. What exists but cannot be bought stays in the
/// cart with its reason; products and stores that do not exist are omitted.
pub fn merge_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    cart_items: &[CartItemInput],
) -> Result<CartView, Failure> {
    let buyer = buyer(context, Permission::MergeCart)?;
    let wanted = read_cart_items(tx, context, buyer, cart_items)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let exists = |problem: &Option<Problem>| !matches!(problem, Some(Problem::Seller { is_open: false }));
    let lines = wanted.into_iter().filter(|line| line.name.is_some() && exists(&line.problem)).map(|line| line.entry);
    let lines: Vec<_> = lines.collect();
    if lines.is_empty() {
        return view_cart(tx, context, buyer, &cart);
    }
    cart.merge(lines)?;
    let version = tx.carts().save(&cart, context.now)?;
    view_cart(tx, context, buyer, &Cart { version, ..cart })
}
