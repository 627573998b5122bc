//! `DELETE /api/cart`.

use tierway_kernel::Permission;
use tierway_orders::Cart;

use super::buyer;
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// Takes everything out of the caller's cart.
pub fn clear_cart(tx: &mut dyn Transaction, context: &Context) -> Result<CartView, Failure> {
    let buyer = buyer(context, Permission::ClearCart)?;
    let cart = tx.carts().lock(buyer.id, context.now)?;
    let cart = Cart { lines: Vec::new(), ..cart };
    let version = tx.carts().save(&cart, context.now)?;
    view_cart(tx, context, buyer, &Cart { version, ..cart })
}
