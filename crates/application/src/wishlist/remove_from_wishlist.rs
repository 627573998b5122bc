//! `DELETE /api/wishlist/{id}`.

use tierway_kernel::{Permission, ProductId};

use super::{WishlistIds, ids_of};
use crate::{Context, Failure, Transaction};

/// Removes a product from what the caller has saved. It may be unknown or not saved.
pub fn remove_from_wishlist(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
) -> Result<WishlistIds, Failure> {
    context.require(Permission::RemoveFromWishlist)?;
    let user = context.actor.signed_in()?.id;
    tx.saved_products().remove(user, id)?;
    ids_of(tx, user)
}
