//! `PUT /api/wishlist/{id}`.

use tierway_application::wishlist::add_to_wishlist as add;
use tierway_kernel::ProductId;

use super::get_wishlist_ids::WishlistIdsResponse;
use crate::prelude::*;

/// Save a product
///
/// For buyers. Saving it again changes nothing. A person can save at most 200 products.
#[utoipa::path(
    tag = "Wishlist",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "What is saved and awaited now.", body = WishlistIdsResponse),
    ),
)]
#[put("/api/wishlist/{id}")]
pub async fn add_to_wishlist(call: Call, id: Id) -> HandlerResult {
    let ids = call.write(move |tx, context| add(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(WishlistIdsResponse::from(ids)))
}
