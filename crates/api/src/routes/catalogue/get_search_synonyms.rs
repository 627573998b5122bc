//! `GET /api/search-synonyms`.

use tierway_application::catalogue::get_search_synonyms as get;

use super::synonyms_dto::SearchSynonymsResponse;
use crate::prelude::*;

/// Get the search synonyms
///
/// For admin and manufacturer: groups of words that are treated as equal in catalogue search.
#[utoipa::path(
    tag = "Catalogue",
    responses((status = 200, description = "The table.", body = SearchSynonymsResponse)),
)]
#[get("/api/search-synonyms")]
pub async fn get_search_synonyms(call: Call) -> HandlerResult {
    let table = call.read(get).await?;
    Ok(HttpResponse::Ok().json(SearchSynonymsResponse::from(table)))
}
