//! `GET /api/wishlist`.

use tierway_application::wishlist::list_wishlist as list;

use crate::prelude::*;
use crate::routes::catalogue::dto::ProductResponse;

/// List saved products
///
/// For buyers: the products they have saved, the latest first, with their own prices and the stock they may see.
/// Discontinued products are left out until they are on sale again.
#[utoipa::path(
    tag = "Wishlist",
    params(PageParams),
    responses((status = 200, description = "Products.", body = Vec<ProductResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page.")))),
)]
#[get("/api/wishlist")]
pub async fn list_wishlist(call: Call) -> HandlerResult {
    let page = call.page()?;
    let products = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, products.map(ProductResponse::from)))
}
