//! `PUT /api/products/{id}/stock-alert`.

use tierway_application::wishlist::add_stock_alert as add;
use tierway_kernel::ProductId;

use super::get_wishlist_ids::WishlistIdsResponse;
use crate::prelude::*;

/// Ask for a back-in-stock notification
///
/// For buyers: a notification is sent once the product can be ordered again, and the request ends. A person can wait for
/// at most 200 products.
#[utoipa::path(
    tag = "Wishlist",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "What is saved and awaited now.", body = WishlistIdsResponse),
        (status = 409, description = "The product is in stock."),
    ),
)]
#[put("/api/products/{id}/stock-alert")]
pub async fn add_stock_alert(call: Call, id: Id) -> HandlerResult {
    let ids = call.write(move |tx, context| add(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(WishlistIdsResponse::from(ids)))
}
