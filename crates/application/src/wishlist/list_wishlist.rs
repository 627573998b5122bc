//! `GET /api/wishlist`.

use tierway_kernel::{Page, PageRequest, Permission};

use crate::catalogue::{ProductView, viewer_profile, views_of};
use crate::{Context, Failure, Transaction};

/// What the caller has saved and is on sale, at their own prices, the latest first.
pub fn list_wishlist(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<ProductView>, Failure> {
    context.require(Permission::ListWishlist)?;
    let user = context.actor.signed_in()?.id;
    let viewer = viewer_profile(tx, &context.actor)?;
    let page = tx.saved_products().list(user, page)?;
    views_of(tx, context, &viewer, page)
}
