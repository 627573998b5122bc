//! `DELETE /api/products/{id}/stock-alert`.

use tierway_application::wishlist::remove_stock_alert as remove;
use tierway_kernel::ProductId;

use super::get_wishlist_ids::WishlistIdsResponse;
use crate::prelude::*;

/// Withdraw a back-in-stock request
///
/// For buyers. It is no error if there is no such request.
#[utoipa::path(
    tag = "Wishlist",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "What is saved and awaited now.", body = WishlistIdsResponse),
    ),
)]
#[delete("/api/products/{id}/stock-alert")]
pub async fn remove_stock_alert(call: Call, id: Id) -> HandlerResult {
    let ids = call.write(move |tx, context| remove(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(WishlistIdsResponse::from(ids)))
}
