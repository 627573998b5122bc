//! `GET /api/categories`.

use tierway_application::Topic;
use tierway_application::catalogue::list_categories as list;

use super::dto::CategoryResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List categories
///
/// Public: the categories of products on sale, by name.
#[utoipa::path(
    tag = "Catalogue",
    params(PageParams),
    responses((status = 200, description = "Categories.", body = Vec<CategoryResponse>)),
)]
#[get("/api/categories")]
pub async fn list_categories(call: Call) -> HandlerResult {
    let page = call.page()?;
    call.cached_for_all(&[Topic::Catalogue], async || {
        let categories = call.read(list).await?;
        let categories = categories.into_iter().map(|(name, count)| CategoryResponse { name, count });
        Ok(short_list_response(&call, categories, &page)?.into())
    })
    .await
}
