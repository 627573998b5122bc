//! `PUT /api/cart`.

use tierway_kernel::{FieldError, Permission};
use tierway_orders::Cart;

use super::buyer;
use super::cart_items::{CartItemInput, Problem, Wanted, read_cart_items};
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// Replaces the lines of the caller's cart. `version`, if given, must be the cart's; `accepts_prices`: the buyer has
/// seen today's prices.
pub fn replace_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    cart_items: &[CartItemInput],
    version: Option<i64>,
    accepts_prices: bool,
) -> Result<CartView, Failure> {
    let buyer = buyer(context, Permission::ReplaceCart)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let wanted = read_cart_items(tx, context, buyer, cart_items)?;
    let errors: Vec<FieldError> = wanted.iter().filter_map(|line| unknown(&cart, line)).collect();
    if !errors.is_empty() {
        return Err(Failure::Fields(errors));
    }
    cart.replace(wanted.into_iter().map(|line| line.entry).collect(), version, accepts_prices)?;
    let version = tx.carts().save(&cart, context.now)?;
    view_cart(tx, context, buyer, &Cart { version, ..cart })
}

/// A complaint about a line that names something that does not exist. What exists and cannot be bought just now may
/// stay in a cart, as may what was put in while its store was open.
fn unknown(cart: &Cart, line: &Wanted) -> Option<FieldError> {
    let was_there = || cart.lines.iter().any(|kept| kept.seller_id == line.entry.seller_id);
    match &line.problem {
        Some(problem @ Problem::Seller { is_open: false }) if !was_there() => {
            Some(FieldError::new(format!("lines[{}].sellerId", line.index), problem.sentence()))
        }
        Some(problem) if line.name.is_none() => {
            Some(FieldError::new(format!("lines[{}].productId", line.index), problem.sentence()))
        }
        _ => None,
    }
}
