//! `GET /api/categories`.

use tierway_application::Topic;
use tierway_application::catalogue::list_categories as list;

use super::dto::CategoryResponse;
use crate::prelude::*;

/// List categories
///
/// Open to everybody: the categories of products on sale, by name.
#[utoipa::path(
    tag = "Catalogue",
    responses((status = 200, description = "Categories.", body = Vec<CategoryResponse>)),
)]
#[get("/api/categories")]
pub async fn list_categories(call: Call) -> HandlerResult {
    call.cached(Topic::Catalogue, async || {
        let categories = call.read(list).await?;
        let categories: Vec<_> = categories.into_iter().map(|(name, count)| CategoryResponse { name, count }).collect();
        Ok(HttpResponse::Ok().json(categories))
    })
    .await
}
