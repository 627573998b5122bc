//! `POST /api/cart/lines`.

use tierway_kernel::Permission;
use tierway_orders::Cart;

use super::buyer;
use super::cart_items::{CartItemInput, Problem, read_cart_items};
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// Adds to the caller's cart what they can buy.
pub fn add_to_cart(tx: &mut dyn Transaction, context: &Context, input: &CartItemInput) -> Result<CartView, Failure> {
    let buyer = buyer(context, Permission::AddToCart)?;
    let wanted = read_cart_items(tx, context, buyer, std::slice::from_ref(input)).map_err(unlisted)?;
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    for line in wanted {
        match line.problem {
            Some(Problem::Product(sentence)) => return Err(Failure::field("productId", sentence)),
            Some(problem @ Problem::Seller { .. }) => return Err(Failure::field("sellerId", problem.sentence())),
            None => cart.add(line.entry)?,
        }
    }
    let version = tx.carts().save(&cart, context.now)?;
    view_cart(tx, context, buyer, &Cart { version, ..cart })
}

/// The one line was not sent as a list.
fn unlisted(failure: Failure) -> Failure {
    match failure {
        Failure::Fields(mut errors) => {
            for error in &mut errors {
                error.field = error.field.replace("lines[0].", "");
            }
            Failure::Fields(errors)
        }
        other => other,
    }
}
