//! `POST /api/saved-carts`.

use tierway_kernel::Permission;
use tierway_orders::{SavedCart, check_cart_name, check_cart_room, check_name_free};

use super::buyer;
use crate::{Context, Failure, Transaction};

/// Saves the caller's cart, as it is, under a name. The cart is unchanged.
pub fn save_cart(tx: &mut dyn Transaction, context: &Context, name: &str) -> Result<SavedCart, Failure> {
    let buyer = buyer(context, Permission::SaveCart)?;
    let name = check_cart_name(name)?;
    tx.users().lock(buyer.id)?;
    let others = tx.saved_carts().of_user(buyer.id)?;
    let cart = tx.carts().of(buyer.id)?;
    check_cart_room(cart.lines.len(), others.len())?;
    check_name_free(&name, &others)?;
    Ok(tx.saved_carts().add(buyer.id, &name, &cart.lines, context.now)?)
}
