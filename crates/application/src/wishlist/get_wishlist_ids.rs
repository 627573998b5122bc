//! `GET /api/wishlist/ids`.

use tierway_kernel::Permission;

use super::{WishlistIds, ids_of};
use crate::{Context, Failure, Transaction};

/// The ids of what the caller has saved or waits for, whether on sale or not.
pub fn get_wishlist_ids(tx: &mut dyn Transaction, context: &Context) -> Result<WishlistIds, Failure> {
    context.require(Permission::GetWishlistIds)?;
    let user = context.actor.signed_in()?.id;
    ids_of(tx, user)
}
