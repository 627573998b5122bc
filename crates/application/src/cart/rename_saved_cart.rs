//! `PATCH /api/saved-carts/{id}`.

use tierway_kernel::{Permission, SavedCartId};
use tierway_orders::{SavedCart, check_cart_name, check_name_free};

use crate::{Context, Failure, Transaction};

/// Gives one of the caller's saved carts another name.
pub fn rename_saved_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    id: SavedCartId,
    name: &str,
) -> Result<SavedCart, Failure> {
    context.require(Permission::RenameSavedCart)?;
    let user = context.actor.signed_in()?.id;
    let name = check_cart_name(name)?;
    tx.users().lock(user)?;
    let (own, others): (Vec<SavedCart>, Vec<SavedCart>) =
        tx.saved_carts().of_user(user)?.into_iter().partition(|cart| cart.id == id);
    let cart = own.into_iter().next().ok_or(Failure::NotFound("This saved cart"))?;
    check_name_free(&name, &others)?;
    tx.saved_carts().rename(user, id, &name, context.now)?;
    Ok(SavedCart { name, ..cart })
}
