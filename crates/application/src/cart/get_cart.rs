//! `GET /api/cart`.

use tierway_kernel::Permission;

use super::buyer;
use super::view::{CartView, view_cart};
use crate::{Context, Failure, Transaction};

/// The caller's cart at current prices and stock. A line that cannot be bought has its reason and does not affect the
/// others.
pub fn get_cart(tx: &mut dyn Transaction, context: &Context) -> Result<CartView, Failure> {
    let buyer = buyer(context, Permission::GetCart)?;
    let cart = tx.carts().of(buyer.id)?;
    view_cart(tx, context, buyer, &cart)
}
