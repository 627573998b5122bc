//! `GET /api/imports/{id}/rows`.

use tierway_application::imports::list_import_rows as list;
use tierway_kernel::ImportId;

use super::dto::ImportRowResponse;
use super::names::ImportOutcomeName;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListImportRowsParams {
    /// Only rows with this outcome.
    outcome: Option<ImportOutcomeName>,
}

/// List the rows of an import
///
/// For admin and manufacturer: the result of the check, in file order.
#[utoipa::path(
    tag = "Imports",
    params(("id" = i64, Path, description = "The import.", example = 7), ListImportRowsParams, PageParams),
    responses(
        (status = 200, description = "Rows.", body = Vec<ImportRowResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/imports/{id}/rows")]
pub async fn list_import_rows(call: Call, id: Id, params: Params<ListImportRowsParams>) -> HandlerResult {
    let params = params.0;
    let page = call.page()?;
    let outcome = params.outcome.map(|name| name.0);
    let page = call.read(move |tx, context| list(tx, context, ImportId(id.0), outcome, &page)).await?;
    Ok(list_response(&call, page.map(|row| ImportRowResponse::of(row, call.language()))))
}
