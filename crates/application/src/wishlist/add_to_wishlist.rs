//! `PUT /api/wishlist/{id}`.

use tierway_catalogue::{MAX_SAVED_PRODUCTS, room_for_saved};
use tierway_kernel::{Permission, ProductId};

use super::{WishlistIds, discontinued_at, ids_of, on_sale};
use crate::{Context, Failure, Transaction};

/// Saves a product for the caller. Saving it again changes nothing.
pub fn add_to_wishlist(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<WishlistIds, Failure> {
    context.require(Permission::AddToWishlist)?;
    let user = context.actor.signed_in()?.id;
    on_sale(tx, id)?;
    tx.users().lock(user)?;
    let saved = tx.saved_products().ids(user)?;
    if !saved.contains(&id) {
        let discontinued = discontinued_at(tx, MAX_SAVED_PRODUCTS, &saved)?;
        if let Some(old) = room_for_saved(saved.len(), &discontinued)? {
            tx.saved_products().remove(user, old)?;
        }
        tx.saved_products().save(user, id, context.now)?;
    }
    ids_of(tx, user)
}
