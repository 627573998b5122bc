//! Lines of an old order or a saved cart, added to the cart at today's prices.

use tierway_kernel::{Message, SignedIn};
use tierway_orders::Cart;

use super::cart_items::{CartItemInput, Problem, Wanted, read_cart_items};
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// The cart and the skipped lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReorderResult {
    /// The cart as it is now.
    pub cart: CartView,
    /// Lines that cannot be bought.
    pub left: Vec<SkippedLine>,
}

/// A skipped line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkippedLine {
    /// Product name.
    pub name: String,
    /// Why.
    pub problem: Message,
}

/// Adds what can be bought of the lines to the caller's cart. `name` gives the name of a line that cannot be,
/// `obstacle` why one with a known price is skipped.
pub(super) fn add_lines(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    cart_items: &[CartItemInput],
    name: impl Fn(&Wanted) -> String,
    obstacle: impl Fn(&Wanted) -> Option<Message>,
) -> Result<ReorderResult, Failure> {
    let wanted = read_cart_items(tx, context, buyer, cart_items)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let mut left = Vec::new();
    let mut added = false;
    for line in wanted {
        let problem = line.problem.as_ref().map(Problem::sentence).or_else(|| obstacle(&line));
        match problem {
            Some(problem) => left.push(SkippedLine { name: name(&line), problem }),
            None => {
                cart.add(line.entry)?;
                added = true;
            }
        }
    }
    let version = if added { tx.carts().save(&cart, context.now)? } else { cart.version };
    Ok(ReorderResult { cart: view_cart(tx, context, buyer, &Cart { version, ..cart })?, left })
}
