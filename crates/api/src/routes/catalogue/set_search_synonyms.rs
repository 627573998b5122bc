//! `PUT /api/search-synonyms`.

use tierway_application::catalogue::set_search_synonyms as set;

use super::synonyms_dto::{SearchSynonymsResponse, SetSearchSynonymsRequest};
use crate::prelude::*;

/// Set the search synonyms
///
/// For admin and manufacturer: replaces the whole table. It has at most 500 groups of 2 to 20 words; a word has at most
/// 40 characters and is in one group only, ignoring case and punctuation.
#[utoipa::path(
    tag = "Catalogue",
    request_body = SetSearchSynonymsRequest,
    responses(
        (status = 200, description = "The table.", body = SearchSynonymsResponse),
        (status = 409, description = "The synonyms have changed since `version`."),
    ),
)]
#[put("/api/search-synonyms")]
pub async fn set_search_synonyms(call: Call, body: Body<SetSearchSynonymsRequest>) -> HandlerResult {
    let SetSearchSynonymsRequest { version, groups } = body.0;
    let table = call.write(move |tx, context| set(tx, context, version, &groups)).await?;
    Ok(HttpResponse::Ok().json(SearchSynonymsResponse::from(table)))
}
