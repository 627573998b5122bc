//! `DELETE /api/wishlist/{id}`.

use tierway_application::wishlist::remove_from_wishlist as remove;
use tierway_kernel::ProductId;

use super::get_wishlist_ids::WishlistIdsResponse;
use crate::prelude::*;

/// Remove a saved product
///
/// For buyers. A product that is not saved, or no longer exists, is no error.
#[utoipa::path(
    tag = "Wishlist",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "What is saved and awaited now.", body = WishlistIdsResponse),
    ),
)]
#[delete("/api/wishlist/{id}")]
pub async fn remove_from_wishlist(call: Call, id: Id) -> HandlerResult {
    let ids = call.write(move |tx, context| remove(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(WishlistIdsResponse::from(ids)))
}
