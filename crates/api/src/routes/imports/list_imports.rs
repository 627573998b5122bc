//! `GET /api/imports`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::imports::list_imports as list;
use utoipa::IntoParams;

use super::dto::ImportResponse;
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListImportsParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List imports
///
/// For admin and manufacturer: imports of the last 30 days, newest first.
#[utoipa::path(
    tag = "Imports",
    params(ListImportsParams),
    responses(
        (status = 200, description = "Imports.", body = Vec<ImportResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/imports")]
pub async fn list_imports(call: Call, params: Params<ListImportsParams>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let page = call.read(move |tx, context| list(tx, context, &page)).await?;
    Ok(list_response(&call, page.map(ImportResponse::from)))
}
