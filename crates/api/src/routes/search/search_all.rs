//! `GET /api/search`.

use tierway_application::search::search_all as find;

use super::dto::{SearchItem, SearchParams, SearchResponse};
use crate::prelude::*;

/// Search everything
///
/// For everybody signed in. Finds a few products, orders, documents, people and suppliers that the caller may see, as the
/// list of each kind would. An API token finds those kinds whose reading scope it has: `products:read`, `orders:read`,
/// `accounts:read`, `purchasing:read`. The answer is no list that can be paged through: the lists themselves are.
#[utoipa::path(
    tag = "Search",
    params(SearchParams),
    responses((status = 200, description = "What was found, kind by kind.", body = SearchResponse)),
)]
#[get("/api/search")]
pub async fn search(call: Call, params: Params<SearchParams>) -> HandlerResult {
    let query = params.0.query(call.token_scopes());
    call.search_ready().await?;
    let hits = call.read(move |tx, context| find(tx, context, &query)).await?;
    Ok(HttpResponse::Ok().json(SearchResponse { items: hits.into_iter().map(SearchItem::from).collect() }))
}
