//! `GET /api/search`.

use tierway_application::search::search_all as find;

use super::dto::{SearchItem, SearchParams, SearchResponse};
use crate::prelude::*;

/// Search
///
/// For anyone signed in. Finds the top products, orders, shipments, documents, users, suppliers, batches and issues
/// that the caller may see, as each list would, each with its status and what the caller may do next. An API token
/// finds the kinds it has a read scope for: `products:read`, `orders:read`, `accounts:read`, `purchasing:read`,
/// `stock:read`, `issues:read`. The result cannot be paged; use the lists for that.
#[utoipa::path(
    tag = "Search",
    params(SearchParams),
    responses((status = 200, description = "The results by kind.", body = SearchResponse)),
)]
#[get("/api/search")]
pub async fn search(call: Call, params: Params<SearchParams>) -> HandlerResult {
    let query = params.0.query(call.token_scopes());
    call.search_ready().await?;
    let hits = call.read(move |tx, context| find(tx, context, &query)).await?;
    Ok(HttpResponse::Ok().json(SearchResponse { items: hits.into_iter().map(SearchItem::from).collect() }))
}
