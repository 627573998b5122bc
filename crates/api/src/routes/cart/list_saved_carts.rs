//! `GET /api/saved-carts`.

use tierway_application::cart::list_saved_carts as list;

use super::dto::SavedCartResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List saved carts
///
/// For buyers: their own saved carts, the latest first; at most 20.
#[utoipa::path(
    tag = "Cart",
    params(PageParams),
    responses((status = 200, description = "The saved carts.", body = Vec<SavedCartResponse>)),
)]
#[get("/api/saved-carts")]
pub async fn list_saved_carts(call: Call) -> HandlerResult {
    let page = call.page()?;
    let carts = call.read(|tx, context| list(tx, context)).await?;
    short_list_response(&call, carts.into_iter().map(SavedCartResponse::from), &page)
}
