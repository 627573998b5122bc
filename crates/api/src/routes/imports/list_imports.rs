//! `GET /api/imports`.

use tierway_application::imports::list_imports as list;

use super::dto::ImportResponse;
use crate::prelude::*;

/// List imports
///
/// For admin and manufacturer: imports of the last 30 days, newest first.
#[utoipa::path(
    tag = "Imports",
    params(PageParams),
    responses(
        (status = 200, description = "Imports.", body = Vec<ImportResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/imports")]
pub async fn list_imports(call: Call) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(|view| ImportResponse::of(view, call.language()))))
}
